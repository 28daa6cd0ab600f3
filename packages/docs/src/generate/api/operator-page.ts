import { blocks, code, fence, link, table } from "../markdown.ts";
import { operationsOf } from "../contract/operations.ts";
import { membersOf, textOf, type Contract, type JsonObject } from "../contract/read-contract.ts";
import { urlOf, type Page } from "../page.ts";
import { sharedErrors } from "./errors.ts";
import { operationSection } from "./operation-section.ts";
import { schemasSection } from "./schemas.ts";

/**
 * Sets the variables that every sample reads: a reader sets them once, and curl, the client and the command use them.
 */
const ENVIRONMENT = `export DOCUMENT_EXPORT_OPERATOR_URL=http://127.0.0.1:8081
export DOCUMENT_EXPORT_OPERATOR_TOKEN=...`;

/** Returns the page of the operator API: every operation and schema of the second contract, each with an anchor. */
export function operatorPage(contract: Contract): Page {
  const { bundle, page } = contract;
  const operations = operationsOf(bundle);
  const info = bundle.info as JsonObject;
  const schemes = membersOf(bundle.components as JsonObject, "securitySchemes");
  return {
    path: page,
    title: "Operator's API",
    description: `The ${operations.length} operations with which the commands and the console of the service work: lists, repairs, live events, and what administrators change; samples in curl, TypeScript and document-export.`,
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
      "The samples take the address of the operator's port and a token from the environment:",
      fence("sh", ENVIRONMENT),
      sharedErrors(contract),
      ...operations.map((operation) => operationSection(contract, operation)),
      schemasSection(contract),
    ),
  };
}
