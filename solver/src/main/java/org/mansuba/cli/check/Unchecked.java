package org.mansuba.cli.check;

/**
 * One of several problems that cannot be checked.
 *
 * @param name its file, with its number in a collection and its id; or its id alone
 * @param message why, a sentence that contains the name, without its full stop
 */
record Unchecked(String name, String message) {}
