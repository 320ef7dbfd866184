/**
 * Work of many steps of which only the newest run counts: each run has a signal that is aborted when
 * another one takes its place. Jobs take it as `until`, waits and loops ask it before they go on.
 */
export class Newest {
    private now = new AbortController();

    /** Of the run that counts. */
    get signal(): AbortSignal {
        return this.now.signal;
    }

    /** Ends what runs; the signal is that of the next run. */
    next(): AbortSignal {
        this.now.abort();
        this.now = new AbortController();
        return this.now.signal;
    }
}
