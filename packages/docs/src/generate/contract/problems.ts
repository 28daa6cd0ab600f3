import { blocks, code, facts, json, link, list, plain, section, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { operationsOf, type Operation } from "./operations.ts";
import {
  isObject,
  membersOf,
  resolve,
  type Contract,
  type JsonObject,
  type ProblemType,
} from "./read-contract.ts";

/** Returns the name of a problem type: the last part of its URN. */
export function problemName({ type }: Pick<ProblemType, "type">): string {
  return type.split(":").at(-1) ?? type;
}

/** Returns a page for each problem type in the catalog, and an index. */
export function problemPages({ bundle, problems }: Contract): Page[] {
  return [indexPage(problems), ...problems.map((problem) => problemPage(bundle, problem))];
}

function problemPage(bundle: JsonObject, problem: ProblemType): Page {
  const { type, status, title, description } = problem;
  const name = problemName(problem);
  return {
    path: `problems/${name}`,
    title: `Problem: ${name}`,
    description: plain(`${title}, status ${status}. ${description}`),
    body: blocks(
      description,
      facts([
        ["Type", code(type)],
        ["Status", code(String(status))],
        ["Title", title],
      ]),
      section("Responses that may have it", list(operationsWith(bundle, status))),
      ...headersOf(bundle, status),
      ...exampleOf(bundle, type),
      section(
        "How to handle it",
        `Tell problems apart by \`type\`, not by \`title\` or \`detail\`, which are for people. ${retryAdvice(status)} The members of a problem are those of the schema ${link("`Problem`", urlOf("api", "schema-problem"))}.`,
      ),
    ),
  };
}

/** Says whether a retry can succeed, judging by the status alone (RFC 9110, 15.5 and 15.6). */
function retryAdvice(status: number): string {
  if (status === 408 || status === 429 || status === 503)
    return "The same request may succeed later: if the response has `Retry-After`, wait that long first.";
  if (status >= 500) return "The service is at fault.";
  return "The same request will fail again: change it first.";
}

function operationsWith(bundle: JsonObject, status: number): string[] {
  return operationsOf(bundle)
    .filter(({ node }) => isObject(node.responses) && String(status) in node.responses)
    .map(
      ({ id, method, path }) => `${link(code(id), urlOf("api", id))}: ${code(`${method} ${path}`)}`,
    );
}

function headersOf(bundle: JsonObject, status: number): string[] {
  const operation = operationsOf(bundle).find((one) => responseOf(one, status));
  if (!operation) return [];
  const headers = membersOf(resolve(bundle, responseOf(operation, status)), "headers");
  const rows = headers.map(([name, header]) => {
    const { description, example } = resolve(bundle, header);
    return [code(name), String(description), code(String(example))];
  });
  return [section("Headers", table(["header", "meaning", "example"], rows))];
}

function responseOf({ node }: Operation, status: number): unknown {
  return isObject(node.responses) ? node.responses[String(status)] : undefined;
}

function exampleOf(bundle: JsonObject, type: string): string[] {
  const { examples } = bundle.components as { examples: Record<string, { value: JsonObject }> };
  const found = Object.values(examples).find(({ value }) => value.type === type);
  return found ? [section("Example", json(found.value))] : [];
}

function indexPage(problems: readonly ProblemType[]): Page {
  return {
    path: "problems",
    title: "Problem types",
    description: "Every problem type that a response can have, with its status and its meaning.",
    body: blocks(
      `An error is a problem detail (RFC 9457), of the media type \`application/problem+json\`. Its \`type\` is one of these; see the decision ${link("`problem-details`", urlOf("decisions/problem-details"))}.`,
      table(
        ["problem type", "status", "meaning"],
        problems.map((problem) => [
          link(code(problemName(problem)), urlOf(`problems/${problemName(problem)}`)),
          String(problem.status),
          problem.description,
        ]),
      ),
    ),
  };
}
