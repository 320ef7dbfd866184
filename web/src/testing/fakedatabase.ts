/** Databases for tests: one store of rows, in the place of `database.ts`. */

interface Row {
    kind: string;
    name: string;
}

export interface FakeStore {
    rows: Row[];
    /** It refuses everything, as in windows that keep nothing. */
    shut?: boolean;
}

export function fakeDatabase(store: FakeStore) {
    const drop = (kind: string, name: string) => {
        store.rows = store.rows.filter((row) => row.kind !== kind || row.name !== name);
    };
    const objectStore = () => ({
        getAll: () => store.rows,
        put: (row: Row) => {
            drop(row.kind, row.name);
            store.rows.push(row);
        },
        delete: ([kind = "", name = ""]: string[]) => drop(kind, name),
    });
    return {
        openDatabase: async () => ({
            transaction: () => {
                if (store.shut) throw new Error("nothing is kept here");
                return { objectStore };
            },
        }),
        settled: async (answer: unknown) => answer,
        completed: async () => {},
    };
}
