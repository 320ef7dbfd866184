#!/usr/bin/env node
/**
 * Firefox as Playwright starts it, by the protocol WebDriver BiDi. Commands that Playwright sends to every browser and
 * this Firefox does not know yet are answered here with "done"; all else goes through as it is.
 *
 * FIREFOX is the browser (a path or a name).
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** What may be missing: tests that ask for it are left out. */
const DISPENSABLE = new Set(["emulation.setMediaFeaturesOverride"]);

/** Playwright passes over a download without a name of its own, which this Firefox does not give it yet. */
const DOWNLOAD = /"method":"browsingContext\.download(WillBegin|End)"/;

function named(text) {
    const message = JSON.parse(text);
    message.params.download ??= message.params.url;
    return JSON.stringify(message);
}

const LISTENING = /^WebDriver BiDi listening on ws:\/\/(.*)$/;

const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", process.argv.slice(2), {
    stdio: ["inherit", "inherit", "pipe"],
});
firefox.on("error", ({ message }) => {
    console.error(`Firefox does not start: ${message}. FIREFOX names it.`);
    process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
    const [, address] = LISTENING.exec(line) ?? [];
    if (address === undefined) console.error(line);
    else listenFor(`ws://${address}`);
});

/** Says where to connect instead. */
function listenFor(address) {
    const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
        console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
    );
    server.on("connection", (client, { url }) => relay(client, address + url));
}

function relay(client, address) {
    const browser = new WebSocket(address, { maxPayload: 0 });
    const dispensable = new Set();
    const ready = new Promise((resolve) => browser.once("open", resolve));
    client.on("message", async (data) => {
        const text = String(data);
        const { id, method } = JSON.parse(text);
        if (DISPENSABLE.has(method)) dispensable.add(id);
        await ready;
        browser.send(text);
    });
    browser.on("message", (data) => {
        const text = String(data);
        const { id, error } = dispensable.size > 0 ? JSON.parse(text) : {};
        const missing = dispensable.delete(id) && error === "unknown command";
        if (missing) client.send(JSON.stringify({ type: "success", id, result: {} }));
        else client.send(DOWNLOAD.test(text) ? named(text) : text);
    });
    client.on("close", () => browser.close());
    browser.on("close", () => client.close());
}
