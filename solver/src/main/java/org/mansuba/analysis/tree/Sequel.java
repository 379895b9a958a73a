package org.mansuba.analysis.tree;

/** Why nothing, or something, follows a move of a solution tree. */
public enum Sequel {
  /** The move reaches the goal. */
  GOAL,
  /** What follows is in the tree. */
  SHOWN,
  /** The same position with as many moves left is followed elsewhere in the tree. */
  ELSEWHERE,
  /** It is not followed: the move is a dual, or a limit came first. */
  OMITTED
}
