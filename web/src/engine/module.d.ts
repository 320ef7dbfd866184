/** What emscripten makes; see wasm/plyscope.d.ts. */
declare module "@wasm/plyscope.mjs" {
    const factory: (options: object) => Promise<object>;
    export default factory;
}
