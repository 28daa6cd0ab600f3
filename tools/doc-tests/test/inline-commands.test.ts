import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDocuments, ROOT, type Document } from "../src/documents.ts";
import {
  executedLines,
  inlineCommandsOf,
  isExecuted,
  notRunIn,
  runElsewhereIn,
  skippedCommands,
} from "../src/inline-commands.ts";

const documents = await readDocuments();
const lines = executedLines(documents.flatMap(({ blocks }) => blocks));
const guides = documents.filter(({ file }) => /packages\/service\/docs\/|\/guides\//.test(file));

const markedIn = (guide: Document) => [
  ...notRunIn(guide),
  ...runElsewhereIn(guide).map(({ command }) => command),
];

test("each command in a guide's sentence is run or gives a reason", () => {
  const loose = guides.flatMap((guide) => {
    const marked = new Set(markedIn(guide));
    return inlineCommandsOf(guide)
      .filter(({ command }) => !marked.has(command) && !isExecuted(command, lines))
      .map(({ file, line, command }) => `${file}:${line}: ${command}`);
  });
  expect(loose).toEqual([]);
});

test("guides contain each command they mark, and no block runs it", () => {
  const stale = guides.flatMap((guide) => {
    const said = new Set(inlineCommandsOf(guide).map(({ command }) => command));
    return markedIn(guide)
      .filter((command) => !said.has(command) || isExecuted(command, lines))
      .map((command) => `${guide.file}: ${command}`);
  });
  expect(stale).toEqual([]);
});

test("a command in a skipped block is run elsewhere", () => {
  const elsewhere = new Set(documents.flatMap(runElsewhereIn).map(({ command }) => command));
  const loose = skippedCommands(documents.flatMap(({ blocks }) => blocks)).filter(
    ({ command }) => !elsewhere.has(command) && !isExecuted(command, lines),
  );
  expect(loose).toEqual([]);
});

test("a file named as running a command contains its words", () => {
  const wrong = guides.flatMap(runElsewhereIn).filter(({ by, command }) => {
    if (!existsSync(join(ROOT, by))) return true;
    const source = readFileSync(join(ROOT, by), "utf8");
    return !command.split(" ").every((word) => source.includes(word));
  });
  expect(wrong).toEqual([]);
});
