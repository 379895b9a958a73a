package org.mansuba.problem;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Saves two texts to one file alternately, piece by piece, until it is killed. */
final class EndlessSaving {
  private static final int PIECE = 500;

  private EndlessSaving() {}

  /** Saves the contents of the first and second file to the third, alternately. */
  public static void main(String[] files) throws IOException {
    byte[] one = Files.readAllBytes(Path.of(files[0]));
    byte[] other = Files.readAllBytes(Path.of(files[1]));
    for (int i = 0; ; i++) {
      byte[] text = i % 2 == 0 ? one : other;
      AtomicFile.write(Path.of(files[2]), channel -> write(text, channel));
      System.out.println("saved");
    }
  }

  private static void write(byte[] text, WritableByteChannel channel) throws IOException {
    for (int start = 0; start < text.length; start += PIECE) {
      ByteBuffer piece = ByteBuffer.wrap(text, start, Math.min(PIECE, text.length - start));
      while (piece.hasRemaining()) {
        channel.write(piece);
      }
      System.out.println("saving");
    }
  }
}
