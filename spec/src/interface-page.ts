// Builds the page for citations such as "Interface, Endpoints 2": every clause in our own words, the facts that are
// checked for it, and the decisions on the questions it leaves open.
import type { Fact, OperationFact, SchemaFact, ValueFact } from "./facts/fact.ts";

/** A clause of the interface, in our own words. */
export interface Clause {
  readonly clause: string;
  readonly says: string;
  /** IDs of the decisions on the questions it leaves open. */
  readonly open?: readonly string[];
}

/** The parts of a decision that the page uses. */
export interface OpenQuestion {
  readonly id: string;
  readonly open: string;
}

const HEAD = `# The interface, clause by clause

The owner's description of the interface is not part of this repository. This page says in our own words what each of its
clauses fixes, and links the decisions that answer what it leaves open. Sources cite it as "Interface, Endpoints 2"; the
heading of a clause is its anchor, such as \`spec/interface.md#endpoints-2\`. Paths are relative to the base URL.

Made from \`spec/clauses.yaml\`, \`spec/facts\` and \`spec/decisions\`: change those, then run \`npx vitest run test/interface-page.test.ts -u\` in \`spec\`.`;

/** Returns the page as Markdown. Throws if a fact or a question names a missing clause or decision. */
export function interfacePage(
  clauses: readonly Clause[],
  facts: readonly Fact[],
  decisions: readonly OpenQuestion[],
): string {
  const names = new Set(clauses.map(({ clause }) => clause));
  const lost = facts.filter(({ clause }) => !names.has(clause));
  if (lost.length > 0)
    throw new Error(
      `Facts cite clauses that spec/clauses.yaml does not have: ${lost.map(({ id, clause }) => `${id} (${clause})`).join(", ")}.`,
    );
  const questions = new Map(decisions.map(({ id, open }) => [id, open.trim()]));
  const sections = clauses.map((clause) =>
    [
      `## ${clause.clause}`,
      clause.says.trim(),
      ...facts.filter((fact) => fact.clause === clause.clause).map(describeFact),
      ...describeQuestions(clause, questions),
    ].join("\n\n"),
  );
  return `${[HEAD, ...sections].join("\n\n")}\n`;
}

function describeQuestions(
  { clause, open = [] }: Clause,
  questions: ReadonlyMap<string, string>,
): string[] {
  if (open.length === 0) return [];
  const lines = open.map((id) => {
    const question = questions.get(id);
    if (question === undefined)
      throw new Error(
        `${clause} in spec/clauses.yaml names the decision ${id}, which does not exist.`,
      );
    return `- [\`${id}\`](decisions/${id}.yaml): ${question}`;
  });
  return [`Left open, and decided:\n\n${lines.join("\n")}`];
}

function describeFact(fact: Fact): string {
  const text =
    "operations" in fact
      ? fact.operations.map((operation) => `- \`${operation}\``).join("\n")
      : "operation" in fact
        ? describeOperation(fact)
        : describeSchema(fact);
  return `Fact \`${fact.id}\`:\n\n${text}`;
}

function describeOperation({ operation, path = {}, query = {}, ...rest }: OperationFact): string {
  const { body = {}, response } = rest;
  return [
    `- \`${operation}\``,
    ...Object.entries(path).map(
      ([name, value]) => `- path parameter \`${name}\`: ${describeValue(value)}`,
    ),
    ...Object.entries(query).map(
      ([name, value]) => `- query parameter \`${name}\`, optional: ${describeValue(value)}`,
    ),
    ...Object.entries(body).map(([type, schema]) => `- body: \`${schema}\` as \`${type}\``),
    response === undefined ? "- response: no body" : `- response: \`${response}\``,
  ].join("\n");
}

function describeSchema({ schema, value, required = [], properties, ...rest }: SchemaFact): string {
  const rows = Object.entries(properties ?? {}).map(([name, member]) => {
    const must = required.includes(name) ? ", required" : "";
    return `- \`${schema}.${name}\`${must}: ${describeValue(member)}`;
  });
  return [
    ...(value ? [`- \`${schema}\`: ${describeValue(value)}`] : []),
    ...rows,
    ...(rest.absent ?? []).map((name) => `- \`${schema}\` has no \`${name}\``),
    ...Object.entries(rest.silent ?? {}).map(
      ([name, keywords]) => `- \`${schema}.${name}\` has no stated ${keywords.join(", ")}`,
    ),
  ].join("\n");
}

function describeValue({ type, items, ref, enum: values, ...keywords }: ValueFact): string {
  const kind = ref ? `\`${ref}\`` : [type ?? "any type"].flat().join(" or ");
  const of = items ? ` of ${describeValue(items)}` : "";
  const listed = values ? [`one of ${values.map((value) => `\`${value}\``).join(", ")}`] : [];
  const others = Object.entries(keywords).map(([name, value]) => `${name} ${String(value)}`);
  return [`${kind}${of}`, ...listed, ...others].join(", ");
}
