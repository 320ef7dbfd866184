/** Databases of the browser (IndexedDB), as promises; they fail where the browser keeps nothing. */

export function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

export function completed(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
    });
}

/** Opens a database; `make` gives it its stores when it is new. */
export async function openDatabase(
    name: string,
    make: (made: IDBDatabase) => void,
): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    return settled(request);
}
