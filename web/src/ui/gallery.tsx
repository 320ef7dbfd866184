/**
 * All parts of the toolbox on one page, in both themes: `npm run dev`, then ui.html. It is no part of
 * the built page. A test asks that every part stands here.
 */
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/ui.css";
import { signal } from "@preact/signals";
import { type ComponentChildren, render } from "preact";
import { notify } from "../state/act/notify.ts";
import { Broken } from "./boundary.tsx";
import { Button, IconButton } from "./button.tsx";
import { CopyLine } from "./copyline.tsx";
import { Dialog } from "./dialog.tsx";
import { NumberField, TextField } from "./entry.tsx";
import { bound, Field } from "./field.tsx";
import { Figures } from "./figures.tsx";
import { FileButton } from "./filebutton.tsx";
import { Fold } from "./fold.tsx";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import { Notices } from "./notices.tsx";
import { Pages } from "./pages.tsx";
import { Progress, RunBar, type RunState } from "./runbar.tsx";
import { Scroll } from "./scroll.tsx";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { type Order, Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";
import { Explained, Term } from "./term.tsx";
import { Tool } from "./tool.tsx";
import { Wordmark } from "./wordmark.tsx";
import { Doc, Empty, Refusal, Said } from "./words.tsx";

const word = signal("second");
const number = signal(3);
const text = signal("some text");
const on = signal(true);
const page = signal(0);
const dialog = signal(false);
const state = signal<RunState>("done");
const order = signal<Order>({ key: "", down: true });

const WORDS = ["first", "second", "third"];
const TABS = WORDS.map((id) => ({ id, title: `The ${id}` }));
const ROWS = WORDS.map((name, i) => ({ name, value: (i * 7) % 3 }));

const job = {
    pause: () => {
        state.value = "paused";
    },
    resume: () => {
        state.value = "running";
    },
    stop: () => {
        state.value = "cancelled";
    },
};

function Part({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <section aria-label={title} style={{ display: "grid", gap: "12px", padding: "12px 0" }}>
            <h2>{title}</h2>
            {children}
        </section>
    );
}

function Controls() {
    return (
        <>
            <Part title="Buttons">
                <div class="buttons">
                    <Button look="primary">Primary</Button>
                    <Button icon="play">With an icon</Button>
                    <Button disabled>Disabled</Button>
                    <Button look="quiet">Quiet</Button>
                    <Button look="chip" pressed>
                        Pressed chip
                    </Button>
                    <IconButton icon="copy" label="Copy" />
                    <IconButton icon="table" label="As a table" pressed />
                    <Icon name="hint" />
                    <span class="wordmark">
                        <Wordmark />
                    </span>
                    <Tool icon="restart" label="New game">
                        New
                    </Tool>
                    <FileButton label="Open a file" take={() => {}} />
                    <Menu
                        label="Export"
                        icon="download"
                        choices={[...TABS, { id: "last", title: "Disabled", disabled: true }]}
                        onPick={bound(word).onChange}
                    />
                </div>
            </Part>
            <Part title="Controls">
                <Select label="Select" entries={WORDS} {...bound(word)} />
                <Select
                    label="Groups"
                    entries={["first", { group: "Others", entries: WORDS.slice(1) }]}
                    {...bound(word)}
                />
                <Segmented label="Segmented" shown entries={TABS} {...bound(word)} />
                <Slider
                    label="Slider"
                    max={10}
                    spoken={`${number.value} of 10`}
                    shown={String(number.value)}
                    {...bound(number)}
                />
                <NumberField label="Number" min={0} max={10} {...bound(number)} />
                <TextField label="Text" value={text.value} onInput={bound(text).onChange} />
                <TextField label="Wrong" invalid value={text.value} />
                <TextField label="Lines" class="above" rows={3} value={text.value} />
                <Field label="Another control">
                    {(ties) => <input {...ties} class="input" type="date" />}
                </Field>
                <Switch {...bound(on)}>Switch</Switch>
                <Switch look="small" {...bound(on)}>
                    Small switch
                </Switch>
                <Switch look="box" {...bound(on)}>
                    One of many
                </Switch>
            </Part>
        </>
    );
}

function Boxes() {
    return (
        <>
            <Part title="Boxes">
                <Tabs label="Tabs" tabs={TABS} {...bound(word)}>
                    <p>The {word.value} panel.</p>
                </Tabs>
                <Fold title="Fold" count={3} open>
                    <p>Content.</p>
                </Fold>
                <Fold title="With a spec" spec="name(value=1)">
                    {() => <p>Drawn while it is open.</p>}
                </Fold>
                <Scroll label="Scroll">
                    <pre>{"a wide line ".repeat(30)}</pre>
                </Scroll>
                <div class="buttons">
                    <Button onClick={() => bound(dialog).onChange(true)}>Open a dialog</Button>
                    <Button
                        onClick={() =>
                            notify("error", "This was refused.", { detail: "some detail" })
                        }
                    >
                        Show a notice
                    </Button>
                </div>
                {dialog.value && (
                    <Dialog
                        title="Dialog"
                        onClose={() => bound(dialog).onChange(false)}
                        foot={<Button look="primary">Start</Button>}
                    >
                        <p>Content.</p>
                    </Dialog>
                )}
                <Notices />
            </Part>
            <Part title="Tables and figures">
                <Table
                    caption="Words and values"
                    shown
                    scroll
                    rows={ROWS}
                    keyOf={({ name }) => name}
                    row={({ name }) => ({ class: name === word.value ? "chosen" : undefined })}
                    order={order}
                    columns={[
                        { title: "Word", head: true, words: true, cell: ({ name }) => name },
                        {
                            title: "Value",
                            doc: "Press to sort",
                            by: ({ value }) => value,
                            cell: ({ value }) => value,
                        },
                    ]}
                />
                <Pages count={250} size={100} page={page.value} onTurn={bound(page).onChange} />
                <Figures
                    list={[
                        { name: "nodes", text: "1.2M" },
                        { name: "depth", text: 14, doc: "Plies." },
                    ]}
                />
            </Part>
            <Part title="Work and words">
                <RunBar
                    state={state.value}
                    blocked={false}
                    onStart={() => job.resume()}
                    job={job}
                />
                <Progress label="Games played" done={40} total={100} running={false}>
                    40 of 100 games
                </Progress>
                <p>
                    <Doc text="A sentence with a line of the console: `show`." />
                </p>
                <p>
                    <Said
                        pieces={[
                            { text: "A sentence with " },
                            { text: "parts", strong: true },
                            { text: " and " },
                            { text: "links", as: "link" },
                        ]}
                        parts={{ link: (text) => <a href="#gallery">{text}</a> }}
                    />
                    .
                </p>
                <CopyLine line="show" />
                <p>
                    A <Term doc="A word with dots has an explanation.">word</Term> and{" "}
                    <Explained>one without</Explained>.
                </p>
                <Broken why="The chart cannot be drawn: it has no scale." again={() => {}} />
                <Refusal text="The value 12 is too large; at most 10 is allowed." />
                <Empty>Nothing is known yet.</Empty>
            </Part>
        </>
    );
}

export function Gallery() {
    return (
        <main style={{ padding: "0 24px", maxWidth: "560px" }}>
            <Controls />
            <Boxes />
        </main>
    );
}

/** Without a theme in its address the page shows itself twice. */
function Both() {
    return (
        <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", height: "100vh" }}>
            {["light", "dark"].map((theme) => (
                <iframe
                    key={theme}
                    title={theme}
                    src={`?theme=${theme}`}
                    style={{ width: "100%", height: "100%", border: 0 }}
                />
            ))}
        </div>
    );
}

const place = globalThis.document?.getElementById("gallery");
if (place) {
    const theme = new URLSearchParams(location.search).get("theme");
    if (theme !== null) document.documentElement.setAttribute("data-theme", theme);
    render(theme === null ? <Both /> : <Gallery />, place);
}
