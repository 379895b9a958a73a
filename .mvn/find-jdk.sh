# Sourced by build and mansuba: find_jdk prints the home of a JDK 25 or later.

# Whether a folder holds a JDK (with javac) of version 25 or later.
is_jdk() {
  [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ -n "$version" ] && [ "$version" -ge 25 ]
}

# JAVA_HOME if it is one, else the usual places, else the java of the PATH.
find_jdk() {
  for candidate in "${JAVA_HOME:-}" \
    /usr/lib/jvm/* /usr/java/* /opt/jdk* /opt/java/* /usr/local/openjdk* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    is_jdk "$candidate" && { printf '%s\n' "$candidate"; return 0; }
  done
  if javac=$(command -v javac 2>/dev/null); then
    candidate=$(dirname "$(dirname "$(readlink -f "$javac" 2>/dev/null || printf '%s' "$javac")")")
    is_jdk "$candidate" && { printf '%s\n' "$candidate"; return 0; }
  fi
  echo "mansuba: no JDK 25 or later was found; install one or set JAVA_HOME to it" >&2
  return 1
}
