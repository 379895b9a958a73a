package org.mansuba.rules;

/**
 * Two independent 64-bit hashes of a position, {@link Position#key()} and {@link
 * Position#secondKey()}: what to remember a position by where a wrong match would be a wrong
 * answer. Among n positions the odds that any two share a fingerprint are about n² / 2^129.
 */
public record Fingerprint(long key, long secondKey) {}
