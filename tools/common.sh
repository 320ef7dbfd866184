# Sourced by the scripts in this folder: the project's root, the number of processors, PATH.

set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export NO_COLOR=1
unset FORCE_COLOR
# Threads that wait for others must not spin on a machine with few processors.
export OMP_WAIT_POLICY=passive

# A Node that tools/setup fetched because the system's own one is too old.
if [ -x "$root/build/node/bin/node" ]; then
    PATH="$root/build/node/bin:$PATH"
fi
export PATH

say() { printf '%s\n' "$*"; }
die() {
    printf '%s\n' "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# Is there a Node of version 20 or newer with its npm?
node_fits() {
    have node && have npm &&
        [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20' 2>/dev/null)" = true ]
}

# Two builds of the same thing at the same time wait for each other.
lock() {
    if ! { mkdir -p "$root/build" && : >"$root/build/.lock-$1"; } 2>/dev/null; then
        die "$root/build cannot be written: builds go there."
    fi
    if have flock; then
        exec 9>"$root/build/.lock-$1"
        flock 9
    fi
}
