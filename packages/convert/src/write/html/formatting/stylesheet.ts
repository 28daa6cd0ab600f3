import { NEEDED } from "./needed-declarations.js";

/**
 * Selectors, separated by commas, and their declarations. Class names are written without the prefix of the options.
 */
type Rule = readonly [selectors: string, declarations: string];

/** What the stylesheet is for: a whole page, or a fragment inside another page. */
export interface StylesheetUse {
  readonly fragment: boolean;
  readonly classPrefix: string;
  /** Whether the formatting of the document is written. */
  readonly faithful: boolean;
}

/** Class of the element that encloses a fragment. Every rule of its stylesheet starts with it. */
export const FRAGMENT_CLASS = "document";

/** Returns the selector that every rule starts with; empty for a page. */
export function rootSelector({ fragment, classPrefix }: StylesheetUse): string {
  return fragment ? `.${classPrefix}${FRAGMENT_CLASS}` : "";
}

const COLOURS =
  "--line: #8884; --soft: #8881; --quiet: color-mix(in srgb, currentcolor 65%, transparent);";

/** Rules for large and small screens, paper, light and dark mode. */
const PAGE: readonly Rule[] = [
  [":root", `color-scheme: light dark; ${COLOURS}`],
  [
    "body",
    "max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: break-word;",
  ],
];

const CONTENT: readonly Rule[] = [
  ["h1, h2, h3, h4, h5, h6", "line-height: 1.25; margin: 1.75em 0 0.5em; text-wrap: balance;"],
  ["h1", "font-size: 1.75rem;"],
  ["h2", "font-size: 1.375rem;"],
  ["h3", "font-size: 1.125rem;"],
  ["h4, h5, h6", "font-size: 1rem;"],
  ["h5, h6", "color: var(--quiet);"],
  ["h6", "font-weight: 500;"],
  ["h1.title", "font-size: 2.25rem; margin: 0 0 0.25em;"],
  ["p.subtitle", "font-size: 1.25rem; color: var(--quiet); margin-top: 0;"],
  ["p, ul, ol, .table", "margin: 0 0 1em;"],
  ["li > ul, li > ol", "margin-bottom: 0;"],
  [".contains-task-list", block("contains-task-list")],
  [
    ".task-list-item input",
    "margin-block: 0; margin-inline: -1.5em 0.35em; vertical-align: -0.05em;",
  ],
  ["img", "max-width: 100%; height: auto;"],
  [".crop", block("crop")],
  [".spaced", block("spaced")],
  [".blank", block("blank")],
  [".table", block("table")],
  ["table", "border-collapse: collapse; width: 100%; font-size: 0.9375em;"],
  [
    "th, td",
    "border: 1px solid var(--line); padding: 0.45em 0.7em; text-align: start; vertical-align: top;",
  ],
  ["th, thead > tr > td", "background: var(--soft);"],
  ["td > :last-child, th > :last-child, li > p:only-child", "margin-bottom: 0;"],
  [
    "code",
    "font-family: ui-monospace, monospace; font-size: 0.9em; background: var(--soft); padding: 0.1em 0.25em; border-radius: 0.25em; white-space: pre-wrap;",
  ],
  [
    "pre",
    "overflow-x: auto; margin: 0 0 1em; padding: 0.9em 1em; background: var(--soft); border-radius: 0.4em; line-height: 1.45; tab-size: 4;",
  ],
  ["pre code", "padding: 0; background: none; white-space: pre;"],
  [
    ".callout",
    "margin: 0 0 1em; padding: 0.75em 1em; background: var(--soft); border-inline-start: 3px solid var(--line); border-radius: 0.25em;",
  ],
  [".callout > :last-child", "margin-bottom: 0;"],
  ["ins", "text-decoration-color: #2a9d5c; text-decoration-thickness: 2px;"],
  ["del", "opacity: 0.7;"],
  ["sup, sub", "line-height: 0;"],
  ["hr", "border: 0; border-top: 1px solid var(--line); margin: 2em 0;"],
  [".contents", "margin: 0 0 1em;"],
  [".contents ul", "list-style: none; margin: 0; padding-inline-start: 1.25rem;"],
  [".contents > ul", "padding-inline-start: 0;"],
  [".contents li", "margin: 0.25em 0 0;"],
  [".page-header, .page-footer, .footnotes", "color: var(--quiet); font-size: 0.875em;"],
  [".footnotes", "border-top: 1px solid var(--line); margin-top: 3em; padding-top: 1em;"],
  [".page-break", "border-top: 1px dashed var(--line); margin: 2.5em 0;"],
];

/** In a page, a table that is wider than the text is centered and may use the width of the screen. */
const LARGE_SCREEN: readonly Rule[] = [
  [
    "main > .table, main > section > .table",
    "width: min-content; min-width: 100%; max-width: calc(100vw - 4rem); margin-left: 50%; transform: translateX(-50%);",
  ],
];

const SMALL_SCREEN: readonly Rule[] = [
  ["th, td", "min-width: 5rem;"],
  ["ul, ol", "padding-inline-start: 1.75rem;"],
];

const PAPER: readonly Rule[] = [
  [".table", "overflow-x: visible;"],
  [".page-break", "border: 0; margin: 0; break-after: page;"],
];

/** Rules for faithful mode: columns, and only light mode, because the document's colours assume white paper. */
const FAITHFUL: readonly Rule[] = [
  ["h1, h2, h3, h4, h5, h6, h1.title, p.subtitle", "font-weight: inherit; color: inherit;"],
  ["p, h1, h2, h3, h4, h5, h6", "white-space: pre-wrap;"],
  [".columns", "column-width: 12rem; column-gap: 2rem;"],
  [".columns.separated", "column-rule: 1px solid var(--line);"],
  [".column-break", "break-after: column;"],
];

const FAITHFUL_SMALL_SCREEN: readonly Rule[] = [[".columns", "columns: auto !important;"]];

function block(name: keyof typeof NEEDED): string {
  return `${NEEDED[name].join("; ")};`;
}

/** Returns the rules that every page or every fragment has. */
export function fixedStylesheet(use: StylesheetUse): string {
  const root = rootSelector(use);
  const lines = (rules: readonly Rule[]) =>
    rules.map((rule) => `${ruleText(rule, root, use.classPrefix)}\n`).join("");
  const media = (condition: string, rules: readonly Rule[]) =>
    `@media ${condition} { ${lines(rules).trimEnd().replaceAll("\n", " ")} }\n`;
  const ofRoot: readonly Rule[] = [["", `${COLOURS} overflow-wrap: break-word;`]];
  const light: Rule = [use.fragment ? "" : ":root", "color-scheme: light;"];
  return [
    "\n",
    lines(use.fragment ? ofRoot : PAGE),
    lines(CONTENT),
    media("(max-width: 40rem)", SMALL_SCREEN),
    use.fragment ? "" : media("screen and (min-width: 48rem)", LARGE_SCREEN),
    media("print", use.fragment ? PAPER : [["body", "max-width: none; padding: 0;"], ...PAPER]),
    ...(use.faithful
      ? [lines([light, ...FAITHFUL]), media("(max-width: 46rem)", FAITHFUL_SMALL_SCREEN)]
      : []),
  ].join("");
}

function ruleText([selectors, declarations]: Rule, root: string, prefix: string): string {
  const shown = selectors.split(", ").map((selector) => {
    const prefixed = prefix === "" ? selector : selector.replaceAll(".", `.${prefix}`);
    return `${root} ${prefixed}`.trim();
  });
  return `${shown.join(", ")} { ${declarations} }`;
}
