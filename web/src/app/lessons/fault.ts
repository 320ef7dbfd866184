/** What is wrong with the text of a lesson, in words. */
import { lessonFaults as say } from "../../words/lessonfaults.ts";
import { grouped } from "../../words/numbers.ts";
import type { Form } from "./format.ts";
import type { Fault } from "./read.ts";

const formText = (form: Form) => (typeof form === "string" ? say.forms[form] : say.oneOf(form));

/** Characters of a wrong value that are shown. */
const SHOWN = 40;

function what(fault: Fault): string {
    switch (fault.code) {
        case "too_long":
            return say.tooLong(grouped(fault.most));
        case "too_many_steps":
            return say.tooManySteps(grouped(fault.most));
        case "no_head":
            return say.noHead;
        case "head_open":
            return say.headOpen;
        case "no_step":
            return say.noStep;
        case "before_steps":
            return say.beforeSteps;
        case "no_title":
            return say.noTitle;
        case "block_open":
            return say.blockOpen(fault.block.slice(0, SHOWN));
        case "block_twice":
            return say.blockTwice(fault.block);
        case "no_key":
            return say.noKey;
        case "unknown_key":
            return say.unknownKey(fault.key.slice(0, SHOWN), fault.allowed);
        case "key_twice":
            return say.keyTwice(fault.key);
        case "key_missing":
            return say.keyMissing(fault.allowed);
        case "bad_value":
            return say.badValue(fault.key, fault.value.slice(0, SHOWN), formText(fault.form));
    }
}

export const faultText = (fault: Fault) => say.at(fault.line, fault.column, what(fault));
