import { blocks, code, link, table } from "../markdown.ts";
import { operationsOf } from "../contract/operations.ts";
import { membersOf, textOf, type Contract, type JsonObject } from "../contract/read-contract.ts";
import { urlOf, type Page } from "../page.ts";
import { operationSection } from "./operation-section.ts";
import { schemasSection } from "./schemas.ts";

/** The page of the operator's API: every operation and every schema of the second contract, each with an anchor of its own. */
export function operatorPage(contract: Contract): Page {
  const { bundle, page } = contract;
  const operations = operationsOf(bundle);
  const info = bundle.info as JsonObject;
  const schemes = membersOf(bundle.components as JsonObject, "securitySchemes");
  return {
    path: page,
    title: "Operator's API",
    description: `The ${operations.length} operations with which the commands and the console of the service work: lists, repairs, live events, and what administrators change.`,
    tableOfContents: 2,
    body: blocks(
      textOf(info, "description"),
      table(
        ["operation", "path", "what it does"],
        operations.map(({ id, method, path, node }) => [
          link(code(id), urlOf(page, id)),
          code(`${method} ${path}`),
          textOf(node, "summary"),
        ]),
      ),
      `A program calls it with ${link(code("@document-export/operator"), urlOf("packages/operator"))}.`,
      "## Token and session",
      ...schemes.map(([name, scheme]) => `${code(name)}: ${textOf(scheme, "description")}`),
      ...operations.map((operation) => operationSection(contract, operation)),
      schemasSection(contract),
    ),
  };
}
