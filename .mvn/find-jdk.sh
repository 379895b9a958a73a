# Sourced by build and mansuba: find_jdk sets JAVA_HOME to a JDK 25 or later.
# Only the shell's own commands are used, since every start of the program passes here.

# Whether a folder holds a JDK (with javac) of version 25 or later.
is_jdk() {
  [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while read -r line || [ -n "$line" ]; do
    case $line in
      JAVA_VERSION=*)
        line=${line#*\"}
        line=${line%%[!0-9]*}
        [ -n "$line" ] && [ "$line" -ge 25 ]
        return
        ;;
    esac
  done <"$1/release"
  return 1
}

# JAVA_HOME if it is one, else the usual places, else the javac of the PATH.
find_jdk() {
  for candidate in "${JAVA_HOME:-}" \
    /usr/lib/jvm/* /usr/java/* /opt/jdk* /opt/java/* /usr/local/openjdk* \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    if is_jdk "$candidate"; then
      JAVA_HOME=$candidate
      return
    fi
  done
  if candidate=$(command -v javac 2>/dev/null); then
    candidate=$(readlink -f "$candidate" 2>/dev/null || printf '%s' "$candidate")
    candidate=${candidate%/bin/javac}
    if is_jdk "$candidate"; then
      JAVA_HOME=$candidate
      return
    fi
  fi
  echo "mansuba: no JDK 25 or later was found; install one, or set JAVA_HOME to it" >&2
  return 1
}
