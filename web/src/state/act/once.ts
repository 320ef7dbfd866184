/** The function, carried out when it is first called; later calls give what it gave. */
export function once<T>(make: () => T): () => T {
    let made: { value: T } | null = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
