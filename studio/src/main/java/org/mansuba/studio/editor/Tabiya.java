package org.mansuba.studio.editor;

import org.mansuba.notation.Fen;
import org.mansuba.rules.Setup;

/** Opening formations from which players of old began, as in surviving games. */
public enum Tabiya {
  /** The flank, by both sides. */
  MUJANNAH("r1afka1r/p6p/1pnppnp1/2p2p2/2P2P2/1PNPPNP1/P6P/R1AFKA1R w"),
  /** The flank, by both sides, with the rooks linked. */
  MUJANNAH_LINKED("2afkar1/p5r1/1pnppnpp/2p2p2/2P2P2/1PNPPNPP/P5R1/2AFKAR1 w"),
  /** The sheikh's, by Black. */
  MASHAIKHI("r1a1ka1r/p1fnn2p/1pp1ppp1/3p4/2P2P2/1PNPPNP1/P6P/R1AFKA1R w"),
  /** The torrent, by White. */
  SAYYAL("1ra1ka2/2fnn3/ppppp1pr/5pPp/5P1P/1PPPP1NA/P2N4/R1AFKR2 w");

  private final String record;

  Tabiya(String record) {
    this.record = record;
  }

  /** The diagram. */
  public Setup setup() {
    return Fen.read(record);
  }
}
