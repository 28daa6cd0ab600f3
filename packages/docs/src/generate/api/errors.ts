import { operationsOf } from "../contract/operations.ts";
import { problemName } from "../contract/problems.ts";
import {
  membersOf,
  resolve,
  textOf,
  type Contract,
  type JsonObject,
} from "../contract/read-contract.ts";
import { blocks, code, link, section, table } from "../markdown.ts";
import { urlOf } from "../page.ts";

type Row = readonly [status: string, when: string, types: string];

const HEAD = ["status", "when", "problem types"];
const TITLE = "Errors of every operation";
const ANCHOR = "errors-of-every-operation";

/** Returns the errors that all operations share, so that each section need not repeat them. */
export function sharedErrors(contract: Contract): string {
  return section(TITLE, table(HEAD, sharedRows(contract)));
}

/** Returns the errors of one operation. */
export function errorsOf(contract: Contract, node: JsonObject): string {
  const shared = new Set(sharedRows(contract).map(String));
  const own = errorRows(contract, node).filter((row) => !shared.has(String(row)));
  if (shared.size === 0) return table(HEAD, own);
  const others = link(TITLE.toLowerCase(), `#${ANCHOR}`);
  return blocks(table(HEAD, own), own.length > 0 ? `And the ${others}.` : `Only the ${others}.`);
}

function sharedRows(contract: Contract): readonly Row[] {
  const [first = [], ...others] = operationsOf(contract.bundle).map(({ node }) =>
    errorRows(contract, node),
  );
  return first.filter((row) => others.every((rows) => rows.map(String).includes(String(row))));
}

function errorRows({ bundle, problems }: Contract, node: JsonObject): readonly Row[] {
  return membersOf(node, "responses")
    .filter(([status]) => !status.startsWith("2"))
    .map(([status, response]) => {
      const resolved = resolve(bundle, response);
      const headers = membersOf(resolved, "headers").map(([name]) => code(name));
      const types = problems
        .filter((problem) => String(problem.status) === status)
        .map((problem) => problemName(problem))
        .map((name) => link(code(name), urlOf(`problems/${name}`)));
      const when = textOf(resolved, "description");
      const named = headers.length === 0 ? "" : ` Headers: ${headers.join(", ")}.`;
      return [code(status), when + named, types.join(", ")];
    });
}
