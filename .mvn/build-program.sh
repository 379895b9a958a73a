# Sourced by mansuba where its program is missing or stale. Packs the program with Maven and
# makes the cache of loaded classes that lets it start at once. One process builds, others wait; the
# program counts as built when all of it is in its place.

lock=$home/target/mansuba.lock
log=$home/target/mansuba-build.log
new=$home/target/mansuba.new

# A link is made and carries the builder's process id in one step.
take_lock() {
  until ln -s "$$" "$lock" 2>/dev/null; do
    holder=$(readlink "$lock" 2>/dev/null) || continue
    kill -0 "$holder" 2>/dev/null || rm -f "$lock"
    sleep 1
  done
  trap 'rm -f "$lock"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

build_program() {
  # A library that is not used any more would be packed again.
  rm -rf "$new" "$home/$module/target/lib"
  mkdir -p "$new" "$home/$module/target" "$home/problems/target"
  printf '%s\n' "$home" >"$new/begun"
  "$home/build" -q package -pl "$module" -am \
    -Dmaven.test.skip=true -Dspotless.check.skip=true &&
    cp -R "$home/$module/target/"mansuba*.jar "$home/$module/target/lib" \
      "$home/LICENSE" "$home/THIRD-PARTY.md" "$home/licenses" "$new"
}

# A common command is run once to see which classes it needs. Without the cache the program still
# runs, only starts later, so a failure here does not fail the build. What that run learnt about hot
# methods is left out: it makes the compiler work harder at a start that needs little compiled.
# The cache remembers where each class came from, so it is made where the program stays.
make_cache() {
  "$JAVA_HOME/bin/java" "$home/.mvn/RaiseClassFiles.java" "$program/lib/"picocli-*.jar || true
  "$JAVA_HOME/bin/java" "@$home/.mvn/java.options" -XX:AOTCacheOutput="$program/mansuba.aot" \
    -Dmansuba.parent=$$ -jar "$program/mansuba.jar" solve abu-naim || true
}

if ! mkdir -p "$home/target" 2>/dev/null || [ ! -w "$home/target" ]; then
  echo "mansuba: cannot build the program: $home/target is not writable" >&2
  exit 2
fi
take_lock
if is_stale; then
  if [ -e "$program/built" ]; then
    echo "mansuba: building, as sources or their place have changed; this takes about a minute..." >&2
  else
    echo "mansuba: building before the first run; this takes a minute or two, once..." >&2
  fi
  if ! build_program >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    echo "mansuba: the build failed; all of its output is in $log" >&2
    exit 2
  fi
  rm -rf "$program"
  mv "$new" "$program"
  if [ "$module" = solver ]; then
    make_cache >>"$log" 2>&1
  fi
  mv "$program/begun" "$program/built"
fi
rm -f "$lock"
trap - EXIT INT TERM
