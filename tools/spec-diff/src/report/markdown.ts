import type { JudgedChange } from "../judge/judged-change.ts";
import { headingOf, messageOf } from "./describe-change.ts";

/** Renders the changes as Markdown: one list for each kind of consequence. */
export function renderMarkdown(changes: readonly JudgedChange[]): string {
  if (changes.length === 0) return "No changes.\n";
  const groups = Map.groupBy(changes, headingOf);
  const sections = [...groups].map(
    ([heading, group]) => `### ${heading}\n\n${group.map(renderChange).join("\n")}\n`,
  );
  return sections.join("\n");
}

function renderChange(change: JudgedChange): string {
  const { what, source, reason, decisions, rules } = change;
  const message = messageOf(change);
  const place = message === "" ? `\`${source}\`` : `\`${source}\`, ${message}`;
  const names = [
    ...(decisions.length > 0 ? [` Decisions: ${listOf(decisions)}.`] : []),
    ...(rules.length > 0 ? [` Rules: ${listOf(rules)}.`] : []),
  ];
  return `- ${capital(what)} (${place}). ${reason}${names.join("")}`;
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
