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

/** The page of the API: every operation and every schema, each with an anchor of its own. */
export function apiPage(contract: Contract): Page {
  const { bundle } = contract;
  const operations = operationsOf(bundle);
  const info = bundle.info as JsonObject;
  return {
    path: "api",
    title: "API reference",
    description: `The ${operations.length} operations of the Document Export interface: parameters, bodies, responses, errors, samples in curl, TypeScript and docexport, and a form that sends a request.`,
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
      textOf(info, "description"),
      list([
        `${link("Problem types", urlOf("problems"))}, ${link("events", urlOf("events"))}, ${link("decisions", urlOf("decisions"))}, ${link("the interface clause by clause", urlOf("interface"))}`,
      ]),
      section("Base URL and token", baseUrlText(bundle)),
      sharedErrors(contract),
      ...operations.map((operation) => operationSection(contract, operation)),
      schemasSection(contract),
    ),
  };
}

/** Whoever runs the samples sets these two once; curl, the client and the command read them. */
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
