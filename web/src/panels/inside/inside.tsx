/**
 * The frame around the views: chooser, controls of the search, the view itself or its table, exports,
 * console line, help. A view tells by `useOutput` what it can say; the rest is the same for all.
 */

import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fittingRows, rowOfSpec } from "../../state/read/roles.ts";
import { touch } from "../../text/device.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import { Empty } from "../../ui/words.tsx";
import "../../styles/views.css";
import { Exports } from "../../charts/exports.tsx";
import { Numbers } from "../../charts/numbers.tsx";
import {
    restartAnalysis,
    resumeAnalysis,
    setAnalyst,
    setRecording,
    setSettings,
    stepAnalysis,
} from "../../state/act/actions.ts";
import { choose, inside } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { analysis, searching } from "../../state/read/store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { frame as say } from "../../words/inside/frame.ts";
import { Becomes } from "./becomes.tsx";
import { chooseView, output, type SearchView } from "./contract.ts";
import { SearchControl, stepEvent, toggleSearch, wantedNodes } from "./control.tsx";
import { isIdle, viewOf, viewsHere } from "./registry.ts";

/** The table stands in the place of the picture. */
const tabular = signal(false);
const helping = signal(false);

/** Copies the line that says in the console what this view shows. */
function Command() {
    const command = output.value?.command ?? "";
    return (
        <IconButton
            icon="copy"
            label={say.copy.label}
            title={say.copy.tip(command)}
            disabled={command === ""}
            onClick={() => navigator.clipboard?.writeText(command)}
        />
    );
}

function Keys({ view }: { view: SearchView }) {
    return (
        <>
            <h3>{say.keys.title}</h3>
            <dl class="inside-keys">
                {[...(say.views[view.id].keys ?? []), ...say.keys.list].map(({ key, does }) => (
                    <div key={key}>
                        <dt>
                            <kbd>{key}</kbd>
                        </dt>
                        <dd>{does}</dd>
                    </div>
                ))}
            </dl>
            <p class="muted">{say.keys.where}</p>
        </>
    );
}

function Help({ view }: { view: SearchView }) {
    return (
        <Dialog title={view.title} onClose={sets(helping, false)}>
            <p class="inside-doc">{say.views[view.id].doc}</p>
            {!touch.value && <Keys view={view} />}
            <p class="muted">{say.help.address}</p>
        </Dialog>
    );
}

function nextView(step: number): void {
    const views = viewsHere();
    const at = views.indexOf(viewOf(inside.value.view));
    chooseView((views[(at + step + views.length) % views.length] as SearchView).id);
}

const ACTS: { [key: string]: (view: SearchView) => void } = {
    " ": (view) => view.search !== "own" && toggleSearch(),
    n: (view) => view.search !== "own" && void stepAnalysis(stepEvent.value),
    r: (view) => view.search !== "own" && void restartAnalysis(),
    "[": () => nextView(-1),
    "]": () => nextView(1),
    t: () => {
        tabular.value = !tabular.value;
    },
    "?": sets(helping, true),
};

/** Keys of the panel; a view that uses one itself stops the event. */
function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest("input:not([type=checkbox]), select, textarea, dialog") !== null) return;
    // Space presses what has the focus.
    if (event.key === " " && target.closest("button, summary, input") !== null) return;
    const act = ACTS[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(viewOf(inside.value.view));
}

function Chooser({ view }: { view: SearchView }) {
    const row = useRef<HTMLFieldSetElement>(null);
    // On a narrow screen the row is pushed aside until the chosen one can be seen.
    useEffect(() => {
        const chosen = row.current?.querySelector("[aria-pressed=true]")?.getBoundingClientRect();
        const box = row.current?.getBoundingClientRect();
        if (chosen === undefined || box === undefined) return;
        row.current?.scrollBy(chosen.left + chosen.width / 2 - box.left - box.width / 2, 0);
    }, [view.id]);
    return (
        <fieldset class="inside-views inside-chooser" aria-label={say.chooser} ref={row}>
            {viewsHere().map((each) => (
                <Button
                    look="chip"
                    class="inside-view"
                    pressed={each.id === view.id}
                    key={each.id}
                    data-lacks={isIdle(each)}
                    aria-label={each.title}
                    onClick={() => chooseView(each.id)}
                >
                    {each.word ?? each.title}
                </Button>
            ))}
        </fieldset>
    );
}

function Head({ view }: { view: SearchView }) {
    return (
        <div class="inside-head">
            <Button look="chip" icon="back" onClick={() => choose({ panel: "think" })}>
                {say.back}
            </Button>
            <Chooser view={view} />
        </div>
    );
}

/** The controls of the search or of the view, and what every view can do. */
function Bar({ view }: { view: SearchView }) {
    const { Bar: Own } = view;
    const help = touch.value ? say.help.fingers : say.help.keys;
    return (
        <div class="inside-bar">
            {view.search !== "own" ? (
                <SearchControl />
            ) : (
                Own !== undefined && !isIdle(view) && <Own />
            )}
            <div class="inside-tools">
                <Switch
                    look="small"
                    title={say.own.turnTip}
                    value={settings.value.ownNumbers}
                    onChange={(ownNumbers) => setSettings({ ownNumbers })}
                >
                    {say.own.turn}
                </Switch>
                <IconButton
                    icon="table"
                    label={say.table.label}
                    title={say.table.tip}
                    pressed={tabular.value}
                    onClick={() => {
                        tabular.value = !tabular.value;
                    }}
                />
                <Exports
                    label={say.export}
                    contents={() => output.value && { ...output.value, name: view.id }}
                />
                <Command />
                <IconButton
                    icon="info"
                    label={help.label}
                    title={help.tip}
                    onClick={sets(helping, true)}
                />
            </div>
        </div>
    );
}

/** The player that is chosen has nothing to show in this view. */
function isUnsuited({ able, only }: SearchView): boolean {
    if (able === undefined || only !== true) return false;
    const row = rowOfSpec(analysis.value.spec);
    return row === undefined || !able(row);
}

/** Another player is offered in the place of one that is unsuited. */
function Unsuited({ able = () => false, id }: SearchView) {
    const other = fittingRows().findLast(able);
    return (
        <p class="inside-note inside-unsuited">
            {say.views[id].unsuited}
            {other !== undefined && (
                <Button onClick={() => setAnalyst(other.name)}>
                    {say.take(other.title ?? other.name)}
                </Button>
            )}
        </p>
    );
}

function Show({ view }: { view: SearchView }) {
    const now = output.value;
    const { Body } = view;
    return (
        <>
            {/* The view stays: it is what the table is made of. */}
            <div class="inside-body" hidden={tabular.value}>
                <Body />
            </div>
            {tabular.value && now !== null && <Numbers table={now.table} />}
        </>
    );
}

export function InsidePanel() {
    const view = viewOf(inside.value.view);
    // An older link may name a view that is no more.
    useEffect(() => {
        chooseView(viewOf(inside.value.view).id);
    }, [view.id]);
    useSignalEffect(() => {
        const { search } = viewOf(inside.value.view);
        void setRecording(search === "recorded" ? wantedNodes.value : 0);
    });
    // Other panels have no button to let it go on.
    useEffect(
        () => () => {
            void setRecording(0);
            if (searching.value.held && searching.value.job !== null) void resumeAnalysis();
        },
        [],
    );
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what stands inside
        <div class="inside" data-view={view.id} onKeyDown={onKeyDown}>
            <Head view={view} />
            <Bar view={view} />
            <Becomes />
            {isIdle(view) ? (
                <Empty>{say.views[view.id].lacks}</Empty>
            ) : isUnsuited(view) ? (
                <Unsuited {...view} />
            ) : (
                <Show key={view.id} view={view} />
            )}
            {helping.value && <Help view={view} />}
        </div>
    );
}
