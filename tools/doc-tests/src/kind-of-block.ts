import type { CodeBlock } from "./code-block.ts";

/** What a test does with a block. */
export type BlockKind =
  | "compile" // TypeScript, in one program with all others
  | "run" // commands, in the folder of their document, in order
  | "background" // a command that stays, until it printed what its attribute says
  | "install" // `npm install` of packages that this repository has
  | "parse" // JSON or YAML
  | "output" // what the commands before it printed
  | "excerpt" // lines of a file that the commands before it wrote
  | "tested" // another test holds it, which the attribute names
  | "drawing" // a drawing or a formula in plain text
  | "not-run"; // the attribute says why

/** Kinds of blocks by attribute and language; the first one is the default. */
const KINDS: Readonly<Record<string, Readonly<Record<string, BlockKind>>>> = {
  ts: { "": "compile", test: "tested" },
  sh: {
    run: "run",
    background: "background",
    install: "install",
    test: "tested",
    "no-run": "not-run",
  },
  json: { "": "parse", output: "output", excerpt: "excerpt", test: "tested" },
  yaml: { "": "parse", output: "output", excerpt: "excerpt", test: "tested" },
  md: { excerpt: "excerpt" },
  html: { excerpt: "excerpt", test: "tested", "no-run": "not-run" },
  js: { test: "tested" },
  py: { test: "tested", "no-run": "not-run" },
  text: { output: "output", drawing: "drawing", test: "tested", "no-run": "not-run" },
};

/** Returns the kind of a block, or the problem with its fence. */
export function kindOfBlock(block: CodeBlock): BlockKind | { readonly fault: string } {
  const kinds = KINDS[block.language];
  if (!kinds)
    return {
      fault: `expected one of the languages ${Object.keys(KINDS).join(", ")}, got "${block.language}"`,
    };
  const named = Object.keys(kinds).filter((name) => block.attributes.has(name));
  const kind = kinds[named[0] ?? ""];
  if (!kind || named.length > 1) {
    const expected = Object.keys(kinds).filter(Boolean).join(", ");
    return { fault: `expected one of ${expected} after "${block.language}", got ${named.length}` };
  }
  const isReasoned = !["tested", "not-run", "background", "excerpt"].includes(kind);
  return isReasoned || block.attributes.get(named[0] ?? "")
    ? kind
    : { fault: `${named[0]}="…" is empty` };
}
