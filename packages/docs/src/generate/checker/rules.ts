import { readFile } from "node:fs/promises";
import {
  describeBasis,
  describeInTraffic,
  FAMILIES,
  OPENAPI_RULES,
  RULE_PAGES,
  RULES,
  type Basis,
  type Rule,
} from "../declared/checker.ts";
import { blocks, code, facts, link, list, plain, section, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { slugOfClause } from "../contract/clauses.ts";

/** The family of the rules for any OpenAPI description; their IDs may repeat IDs of other families. */
const OPENAPI = "openapi";

type Family = readonly [name: string, rules: readonly Rule[]];

const families: readonly Family[] = [...Object.entries(FAMILIES), [OPENAPI, OPENAPI_RULES]];

/** Returns the path of the page of a rule. */
export function rulePath(family: string, id: string): string {
  return family === OPENAPI ? `rules/${OPENAPI}/${id}` : `rules/${id}`;
}

/** Returns a page for each rule of the checker, and an index. */
export async function rulePages(): Promise<Page[]> {
  const pages = families.flatMap(([family, rules]) => rules.map((rule) => rulePage(family, rule)));
  return [indexPage(), ...(await Promise.all(pages))];
}

async function rulePage(family: string, rule: Rule): Promise<Page> {
  const { id, title, level = "broken", depth = "default", basis, operations } = rule;
  const text = await readFile(new URL(`${family}/${id}.md`, RULE_PAGES), "utf8");
  const isOpenapi = family === OPENAPI;
  return {
    path: rulePath(family, id),
    title: isOpenapi ? `Rule for any API: ${id}` : `Rule: ${id}`,
    description: plain(
      `${title} What the checker reports if a server violates this, and how to fix it.`,
    ),
    body: blocks(
      `**${title}**`,
      // The file's heading is the ID, which is already in the title of the page.
      text.replace(/^# .*\n/, ""),
      facts([
        ["Level", level],
        ["Family", family],
        ["Depth", depth],
        [
          "Exercises",
          operations.length === 0 ? "every operation" : operations.map(nameOperation).join(", "),
        ],
        ["In traffic", plain(describeInTraffic(rule))],
        ["Needs in the profile", (rule.needs ?? []).map(code).join(", ")],
      ]),
      section("Based on", list(basis.map(describeWithLink))),

      section("Run it alone", runAlone(id, isOpenapi)),
    ),
  };
}

function runAlone(id: string, isOpenapi: boolean): string {
  const spec = isOpenapi ? " --spec api.yaml" : "";
  return `\`\`\`sh\ndocument-export-conformance http://127.0.0.1:8080${spec} --rules ${id}\n\`\`\``;
}

function nameOperation(operation: string): string {
  return /^[a-z][A-Za-z]+$/.test(operation)
    ? link(code(operation), urlOf("api", operation))
    : code(operation);
}

function describeWithLink(basis: Basis): string {
  const text = describeBasis(basis);
  if ("decision" in basis) return link(text, urlOf(`decisions/${basis.decision}`));
  return "clause" in basis ? link(text, urlOf("interface", slugOfClause(basis.clause))) : text;
}

function indexPage(): Page {
  const count = RULES.length + OPENAPI_RULES.length;
  return {
    path: "rules",
    title: "Checker rules",
    description: `The ${count} rules of the checker, by family, and what each of them checks.`,
    body: blocks(
      `The checker has ${count} rules, as \`document-export-conformance rules\` lists them. The ${OPENAPI_RULES.length} of the family \`${OPENAPI}\` run with \`--spec\`, and check any API against its own description. \`document-export-conformance explain <rule>\` prints the page of a rule.`,
      ...families.map(([family, rules]) =>
        section(
          family,
          table(
            ["rule", "what it checks"],
            rules.map(({ id, title }) => [link(code(id), urlOf(rulePath(family, id))), title]),
          ),
        ),
      ),
    ),
  };
}
