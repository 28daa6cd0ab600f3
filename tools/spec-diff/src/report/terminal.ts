import { styleText } from "node:util";
import type { JudgedChange } from "../judge/judged-change.ts";
import { headingOf, messageOf } from "./describe-change.ts";

const WIDTH = 80;
const MAX_RULES = 5;

/** Renders the changes for a terminal, at most 80 columns wide. */
export function renderTerminal(changes: readonly JudgedChange[], isColoured: boolean): string {
  const groups = Map.groupBy(changes, headingOf);
  const sections = [...groups].map(([heading, group]) =>
    [paint(heading, group[0], isColoured), ...group.map(renderChange)].join("\n"),
  );
  return [...sections, summaryOf(changes)].join("\n\n");
}

/** Returns the number of changes, and how many break callers. */
export function summaryOf(changes: readonly JudgedChange[]): string {
  const breaking = changes.filter(({ caller }) => caller === "breaks").length;
  if (changes.length === 0) return "The contract is the released one.";
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  const broken = breaking === 0 ? "none breaks callers" : `${breaking} of them break callers`;
  return `${count} since the released contract; ${broken}.`;
}

function paint(heading: string, change: JudgedChange | undefined, isColoured: boolean): string {
  if (!isColoured) return heading;
  const colour = change?.caller === "breaks" ? "red" : "green";
  return styleText(["bold", colour], heading, { validateStream: false });
}

function renderChange(change: JudgedChange): string {
  const { what, kind, source, reason, decisions, rules } = change;
  const message = messageOf(change);
  const more = rules.length > MAX_RULES ? ` and ${rules.length - MAX_RULES} more` : "";
  return [
    wrap(`${what} (${kind})`, 2),
    wrap(source, 4),
    ...(message === "" ? [] : [wrap(message, 4)]),
    wrap(reason, 4),
    ...(decisions.length > 0 ? [wrap(`decisions: ${decisions.join(", ")}`, 4)] : []),
    ...(rules.length > 0 ? [wrap(`rules: ${rules.slice(0, MAX_RULES).join(", ")}${more}`, 4)] : []),
  ].join("\n");
}

/** Wraps text to indented lines of at most 80 columns; longer words are cut. */
function wrap(text: string, indent: number): string {
  const width = WIDTH - indent;
  const words = text
    .split(" ")
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, "g")) ?? [""]);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => " ".repeat(indent) + line).join("\n");
}
