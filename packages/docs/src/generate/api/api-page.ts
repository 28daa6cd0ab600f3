import { blocks, code, fence, link, list, section, table } from "../markdown.ts";
import { operationsOf } from "../contract/operations.ts";
import {
  isObject,
  membersOf,
  textOf,
  type Contract,
  type JsonObject,
} from "../contract/read-contract.ts";
import { urlOf, type Page } from "../page.ts";
import { sharedErrors } from "./errors.ts";
import { operationSection } from "./operation-section.ts";
import { schemasSection } from "./schemas.ts";

/** The languages of the samples of each operation. */
const LANGUAGES = "curl, TypeScript, Python, Go and docexport";

/** Returns the API page: every operation and every schema, each with an anchor. */
export function apiPage(contract: Contract): Page {
  const { bundle } = contract;
  const operations = operationsOf(bundle);
  const info = bundle.info as JsonObject;
  const { forCallers, forImplementers } = splitDescription(textOf(info, "description"));
  return {
    path: "api",
    title: "API reference",
    description: `The ${operations.length} operations of the Document Export interface: parameters, bodies, responses, errors, samples in ${LANGUAGES}, and a form that sends a request.`,
    tableOfContents: 2,
    body: blocks(
      textOf(info, "summary"),
      table(
        ["operation", "path", "what it does"],
        operations.map(({ id, method, path, node }) => [
          link(code(id), urlOf("api", id)),
          code(`${method} ${path}`),
          textOf(node, "summary"),
        ]),
      ),
      forCallers,
      section("Base URL and token", baseUrlText(bundle)),
      ...operations.map((operation) => operationSection(contract, operation)),
      sharedErrors(contract),
      schemasSection(contract),
      section("For implementers", blocks(forImplementers, list(FOR_IMPLEMENTERS))),
    ),
  };
}

const FOR_IMPLEMENTERS = [
  `${link("The interface clause by clause", urlOf("interface"))}: what every implementation does`,
  `${link("Decisions", urlOf("decisions"))}: what this project decided where the interface leaves something open`,
];

/**
 * Separates the description of the contract from its paragraphs about keywords such as \`x-decision\`, which are for
 * implementers and not for callers.
 */
function splitDescription(description: string) {
  const paragraphs = description.split(/\n\s*\n/);
  const isForImplementers = (paragraph: string) => paragraph.includes("`x-");
  return {
    forCallers: blocks(...paragraphs.filter((each) => !isForImplementers(each))),
    forImplementers: blocks(...paragraphs.filter(isForImplementers)),
  };
}

/**
 * Sets the variables that every sample reads: a reader sets them once, and curl, the client and the command use them.
 */
const ENVIRONMENT = `export DOCEXPORT_BASE_URL={baseUrl}
export DOCEXPORT_TOKEN=...`;

function baseUrlText(bundle: JsonObject): string {
  const [server] = Array.isArray(bundle.servers) ? bundle.servers.filter(isObject) : [];
  const { variables } = server ?? {};
  const described = isObject(variables) ? membersOf({ variables }, "variables") : [];
  const components = bundle.components as JsonObject;
  return blocks(
    ...described.map(
      ([name, variable]) => `${code(`{${name}}`)}: ${textOf(variable, "description")}`,
    ),
    ...membersOf(components, "securitySchemes").map(([, scheme]) => textOf(scheme, "description")),
    "The samples take both from the environment:",
    fence("sh", ENVIRONMENT),
  );
}
