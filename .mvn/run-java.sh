# Sourced by mansuba: runs the program in Java as a child, so that the exit status tells the answer
# and nothing else. Java itself ends with 1 when it fails, so the program ends with another status
# for the answer no.
status_no=97

# Signals are kept from Java: while it starts, one can make it fail or print. The program asks for
# USR1 when it is ready; before that, USR1 ends Java silently.
forward() {
  caught="$caught $1"
  [ -z "$child" ] || kill -USR1 "$child" 2>/dev/null || :
}

# run_java ARGUMENT...: runs Java and ends with the program's status.
run_java() {
  child=
  caught=
  trap 'forward 1' HUP
  trap 'forward 2' INT
  trap 'forward 3' QUIT
  trap 'forward 15' TERM
  # A shell gives its children no standard input when it does not wait for them at once. What is
  # closed is opened: Java would use the number for a file of its own, and read or write that.
  { true 3<&0; } 2>/dev/null || exec </dev/null
  { true 3>&1; } 2>/dev/null || exec 1</dev/null
  { true 3>&2; } 2>/dev/null || exec 2>/dev/null
  exec 3<&0
  (
    trap '' HUP INT QUIT TERM
    ulimit -c 0 2>/dev/null || :
    exec "$JAVA_HOME/bin/java" "-Dmansuba.parent=$$" "$@" <&3 3<&-
  ) &
  child=$!
  exec 3<&-
  [ -z "$caught" ] || kill -USR1 "$child" 2>/dev/null || :
  await_java
  end_like_java
}

# A signal ends the wait, not Java.
await_java() {
  status=127
  while :; do
    before=$caught
    ended=0
    wait "$child" 2>/dev/null || ended=$?
    [ "$ended" = 127 ] || status=$ended
    [ "$before" != "$caught" ] || return 0
  done
}

end_like_java() {
  case $status in
    0 | 2 | 3 | 70) exit "$status" ;;
    "$status_no") exit 1 ;;
  esac
  if [ -n "$caught" ]; then
    case $(kill -l "$status" 2>/dev/null) in
      *USR1 | *INT) exit $((128 + ${caught##* })) ;;
    esac
  fi
  case $status in
    1 | 126 | 127)
      echo "mansuba: Java could not start the program in $program" >&2
      exit 2
      ;;
    137)
      echo "mansuba: Java was killed; perhaps the machine has too little memory" >&2
      exit 137
      ;;
  esac
  echo "mansuba: Java crashed (status $status); with MANSUBA_DEBUG=1 it writes a report" >&2
  exit 70
}

# require_java_starts ARGUMENT...: where the environment has options for Java, sees whether it
# accepts them: runs Java once, and where it fails ends with its reason in a sentence.
require_java_starts() {
  names=
  [ -z "${JDK_JAVA_OPTIONS-}" ] || names="$names, JDK_JAVA_OPTIONS"
  [ -z "${JAVA_TOOL_OPTIONS-}" ] || names="$names, JAVA_TOOL_OPTIONS"
  [ -z "${_JAVA_OPTIONS-}" ] || names="$names, _JAVA_OPTIONS"
  [ -n "$names" ] || return 0
  if said=$("$JAVA_HOME/bin/java" -XX:ErrorFile=/dev/null "$@" 2>&1 </dev/null); then
    return 0
  fi
  echo "mansuba: Java does not start with the options in ${names#, }$(reason); unset or change them" >&2
  exit 2
}

# The first line of what Java said that gives a reason, if there is one.
reason() {
  printf '%s\n' "$said" | LC_ALL=C tr -cd '[:print:]\n' | while read -r line; do
    line=${line#\# }
    line=${line#Error: }
    case $line in
      '' | '#' | 'NOTE: '* | 'Picked up '* | *' warning: '* | 'Error occurred during init'*) ;;
      'Could not create the Java Virtual'* | 'A fatal exception has occurred'*) ;;
      *)
        printf ': %s' "${line%.}"
        break
        ;;
    esac
  done
}
