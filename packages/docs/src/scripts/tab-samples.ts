// Turns the consecutive samples of a call into tabs. Without scripts, readers see all samples one below the other.

import { store, stored } from "./stored.ts";

/** Titles of the samples of a call, and the kind that each one selects. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["curl", "curl"],
  ["TypeScript", "typescript"],
  ["Python", "python"],
  ["Go", "go"],
  ["docexport", "command"],
  ["document-export", "command"],
]);
const CHOSEN = "document-export-sample";
/** Number of tabs to move by, for each key that moves to a neighboring tab. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Sample {
  readonly kind: string;
  readonly panel: HTMLElement;
  readonly tab: HTMLButtonElement;
}
type Samples = readonly Sample[];

/** Shows one sample of each call: of the kind that the reader last selected on any page. */
export function tabSamples(): void {
  const groups = findGroups().map((panels, at) => makeTabs(panels, at));
  const choose = (kind: string): void => groups.forEach((samples) => show(samples, kind));
  for (const { kind, tab } of groups.flat())
    tab.addEventListener("click", () => {
      const before = tab.getBoundingClientRect().top;
      choose(kind);
      // The content above has changed its height.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
      store(CHOSEN, kind);
    });
  choose(stored(CHOSEN));
}

/** Finds runs of code blocks that are samples of the same call. */
function findGroups(): readonly (readonly HTMLElement[])[] {
  const groups: HTMLElement[][] = [];
  for (const block of document.querySelectorAll<HTMLElement>(".expressive-code")) {
    if (!KINDS.has(nameOf(block))) continue;
    const group = groups.at(-1);
    if (group && group.at(-1) === block.previousElementSibling) group.push(block);
    else groups.push([block]);
  }
  return groups.filter(({ length }) => length > 1);
}

function nameOf(block: HTMLElement): string {
  return block.querySelector("figcaption .title")?.textContent ?? "";
}

function makeTabs(panels: readonly HTMLElement[], group: number): Samples {
  const list = document.createElement("div");
  list.role = "tablist";
  list.className = "samples not-content";
  list.ariaLabel = "Samples";
  const samples = panels.map((panel, at) => makeTab(panel, `sample-${group}-${at}`));
  list.append(...samples.map(({ tab }) => tab));
  list.addEventListener("keydown", ({ key, target }) => {
    const from = samples.findIndex(({ tab }) => tab === target);
    const step = STEPS[key];
    if (from === -1 || step === undefined) return;
    const { tab } = samples.at((from + step) % samples.length) ?? {};
    tab?.focus();
    tab?.click();
  });
  panels[0]?.before(list);
  return samples;
}

function makeTab(panel: HTMLElement, id: string): Sample {
  const name = nameOf(panel);
  const tab = document.createElement("button");
  Object.assign(tab, { type: "button", role: "tab", id: `${id}-tab`, textContent: name });
  tab.setAttribute("aria-controls", id);
  Object.assign(panel, { role: "tabpanel", id });
  panel.setAttribute("aria-labelledby", tab.id);
  return { kind: KINDS.get(name) ?? "", panel, tab };
}

/** Shows the sample of this kind, or the first if the call has none. */
function show(samples: Samples, kind: string): void {
  const shown = samples.find((sample) => sample.kind === kind) ?? samples[0];
  for (const sample of samples) {
    const isShown = sample === shown;
    sample.panel.hidden = !isShown;
    sample.tab.ariaSelected = String(isShown);
    sample.tab.tabIndex = isShown ? 0 : -1;
  }
}
