import { describe, expect, test } from "vitest";
import type { Param, Row } from "../engine/protocol.ts";
import { groups } from "./editor.tsx";

const param = (name: string, part: Partial<Param> = {}): Param => ({
    name,
    title: "",
    doc: "",
    type: "int",
    init: 0,
    ...part,
});

describe("order of controls", () => {
    const row: Row = {
        name: "uct",
        title: "",
        doc: "",
        presets: [],
        params: [
            param("c"),
            param("seed", { advanced: true, limit: true }),
            param("sims", { limit: true }),
            param("time", { limit: true }),
            param("name", { advanced: true }),
        ],
    };
    const names = (list: Param[]) => list.map((p) => p.name).join(" ");

    test("limits first, then the others, advanced ones apart", () => {
        const { limits, others, advanced } = groups(row);
        expect([names(limits), names(others), names(advanced)]).toEqual([
            "sims time",
            "c",
            "seed name",
        ]);
    });

    test("what is shown elsewhere is left out", () => {
        const { limits, advanced } = groups(row, (p) => p.name === "name" || p.limit === true);
        expect([names(limits), names(advanced)]).toEqual(["", ""]);
    });
});
