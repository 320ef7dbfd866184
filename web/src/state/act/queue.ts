/** Works that wait for one another: the function carries out the next one after all before it. */
export function queue(): <T>(work: () => Promise<T>) => Promise<T> {
    let last: Promise<unknown> = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}
