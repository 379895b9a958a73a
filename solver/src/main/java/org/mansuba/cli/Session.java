package org.mansuba.cli;

/**
 * What a command runs in.
 *
 * @param terminal what it reads from and writes to
 * @param interrupts what ends a search early
 */
record Session(Terminal terminal, Interrupts interrupts) {}
