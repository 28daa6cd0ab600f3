import type { Decision } from "@document-export/spec/decision";
import { describeBasis, OPENAPI_RULES, RULES } from "../declared/checker.ts";
import { blocks, code, firstSentence, link, list, plain, section, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { placesOfDecisions, type Place } from "./places.ts";
import type { Contract } from "./read-contract.ts";

/** Maximum number of keywords to list for one place. */
const MAX_KEYWORDS = 4;

/** Returns a page for each decision in the register, and an index. */
export function decisionPages({ bundle, decisions }: Contract): Page[] {
  const places = placesOfDecisions(bundle);
  return [
    indexPage(decisions),
    ...decisions.map((one) => decisionPage(one, places.get(one.id) ?? [])),
  ];
}

function decisionPage(decision: Decision, places: readonly Place[]): Page {
  const { id, open, decided, why, waivable } = decision;
  const waiving = waivable
    ? `If an implementation decided differently, pass this to the checker: ${code(`--waive ${id}`)}.`
    : "The checker does not let an implementation waive it.";
  return {
    path: `decisions/${id}`,
    title: `Decision: ${id}`,
    description: plain(
      `What the interface leaves open: ${open} What was decided: ${firstSentence(decided)}`,
    ),
    body: blocks(
      section("The question", open),
      section("The decision", decided),
      section("Why", why),
      section("Where it applies", holders(decision)),
      section("Where the contract depends on it", list(places.map(describePlace))),
      section("How it is checked", blocks(waiving, list(rulesOn(id)))),
    ),
  };
}

function holders({ contract, heldBy = [] }: Decision): string {
  const who = [...(contract ? ["contract"] : []), ...heldBy];
  return who.length === 0 ? "" : `The ${who.join(", the ")}.`;
}

function describePlace({ name, keywords }: Place): string {
  const shown = keywords.slice(0, MAX_KEYWORDS).map(code).join(", ");
  const more = keywords.length - MAX_KEYWORDS;
  return `${name}: ${shown}${more > 0 ? ` and ${more} more` : ""}`;
}

function rulesOn(id: string): string[] {
  return [...RULES, ...OPENAPI_RULES]
    .filter(({ basis }) => basis.some((each) => "decision" in each && each.decision === id))
    .map(({ id: rule, title }) => `${link(code(rule), urlOf(`rules/${rule}`))}: ${title}`);
}

function indexPage(decisions: readonly Decision[]): Page {
  return {
    path: "decisions",
    title: "Decisions",
    description:
      "The questions that the interface leaves open, and how this project decided each of them, with the reason.",
    body: blocks(
      `The [interface](${urlOf("interface")}) leaves some things open. Each decision says what was chosen, and why. The contract names the decision next to every keyword that depends on it, in ${code("x-decision")}; the checker names it in its findings, as ${code(describeBasis({ decision: decisions[0]?.id ?? "" }))}.`,
      table(
        ["decision", "question"],
        decisions.map(({ id, open }) => [link(code(id), urlOf(`decisions/${id}`)), open]),
      ),
    ),
  };
}
