import { blocks, code, fence, json, link, list, section, table } from "../markdown.ts";
import type { Operation } from "../contract/operations.ts";
import {
  isObject,
  membersOf,
  resolve,
  textOf,
  type Contract,
  type JsonObject,
} from "../contract/read-contract.ts";
import { urlOf } from "../page.ts";
import { decisionLinks } from "./decision-links.ts";
import { describeType } from "./describe-type.ts";
import { errorsOf } from "./errors.ts";
import { propertiesTable } from "./schemas.ts";
import { tryElement } from "./try-call.ts";

/** A code sample of a call from the bundle. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Returns the section of an operation, with everything that a caller needs to know. */
export function operationSection(contract: Contract, operation: Operation): string {
  const { bundle, page } = contract;
  const { id, method, path, node } = operation;
  return blocks(
    `<a id="${id}"></a>`,
    `## ${textOf(node, "summary")}`,
    `\`${method} ${path}\` · operation \`${id}\`${scopeOf(node)}`,
    textOf(node, "description"),
    samples(node),
    section("Response", successText(contract, node), 3),
    section("Parameters", parametersTable(contract, node), 3),
    section("Body", bodyText(contract, node), 3),
    section("Errors", errorsOf(contract, node), 3),
    section("Events", eventsText(bundle, node), 3),
    list(decisionLinks(node)),
    // Only the public API allows cross-origin calls.
    page === "api"
      ? section("Try it", blocks(connectionNote(node), tryElement(bundle, operation)), 3)
      : "",
  );
}

/** Warns that the example bodies name connections of a specific workspace: sent unchanged, they get a 422. */
function connectionNote({ requestBody }: JsonObject): string {
  if (!isObject(requestBody)) return "";
  return "The body names a connection of the examples. Put in the id of one of yours, which [listCollections](#listCollections) shows.";
}

function scopeOf({ security }: JsonObject): string {
  const [first] = Array.isArray(security) ? (security as Record<string, string[]>[]) : [];
  const scopes = Object.values(first ?? {}).flat();
  return scopes.length === 0 ? "" : ` · scope ${scopes.map(code).join(", ")}`;
}

/** Language of a sample's code fence, if it differs from the name of the language. */
const FENCES: Readonly<Record<string, string>> = { bash: "sh", typescript: "ts", python: "py" };

/** Returns the samples from the bundle, with a placeholder for the base URL that the site fills in. */
function samples(node: JsonObject): string {
  const all = (node["x-codeSamples"] ?? []) as readonly CodeSample[];
  return all
    .map(({ lang, label, source }) => {
      const text = source.replaceAll("$DOCEXPORT_BASE_URL", "{baseUrl}");
      return fence(`${FENCES[lang] ?? lang} title="${label}"`, text);
    })
    .join("\n\n");
}

function parametersTable({ bundle, page }: Contract, node: JsonObject): string {
  const parameters = Array.isArray(node.parameters) ? node.parameters : [];
  return table(
    ["parameter", "in", "type", "meaning"],
    parameters.map((parameter) => {
      const {
        name,
        in: place,
        required,
        schema,
        description,
        example,
      } = resolve(bundle, parameter);
      return [
        code(String(name)) + (required === true ? "" : " (optional)"),
        String(place),
        describeType(schema, page),
        `${String(description).trim()} Such as ${code(String(example))}.`,
      ];
    }),
  );
}

function bodyText({ bundle, page }: Contract, { requestBody }: JsonObject): string {
  if (!isObject(requestBody)) return "";
  return membersOf(requestBody, "content")
    .map(([mediaType, media]) => {
      const encodings = membersOf(media, "encoding").map(
        ([part, { contentType }]) =>
          `The part ${code(part)} has the content type ${code(String(contentType))}, and no file name.`,
      );
      return blocks(
        `${code(mediaType)}: ${describeType(media.schema, page)}. ${textOf(requestBody, "description")}`,
        propertiesTable(resolve(bundle, media.schema), page),
        ...encodings,
        examplesOf(bundle, media),
      );
    })
    .join("\n\n");
}

function successText({ bundle, page }: Contract, node: JsonObject): string {
  return membersOf(node, "responses")
    .filter(([status]) => status.startsWith("2"))
    .map(([status, response]) => {
      const resolved = resolve(bundle, response);
      const contents = membersOf(resolved, "content");
      return blocks(
        ...contents.map(
          ([mediaType, { schema }]) =>
            `${code(status)} with ${code(mediaType)}: ${describeType(schema, page)}.`,
        ),
        headersTable(bundle, resolved),
        ...contents.map(([, media]) => examplesOf(bundle, media)),
      );
    })
    .join("\n\n");
}

function headersTable(bundle: JsonObject, response: JsonObject): string {
  return table(
    ["header", "meaning", "example"],
    membersOf(response, "headers").map(([name, header]) => {
      const { description, example } = resolve(bundle, header);
      return [code(name), String(description), code(String(example))];
    }),
  );
}

/** Returns the examples, each collapsed because it is long. */
function examplesOf(bundle: JsonObject, media: JsonObject): string {
  return membersOf(media, "examples")
    .map(([, example]) => {
      const { summary, value } = resolve(bundle, example);
      return `<details>\n<summary>Example: ${String(summary)}</summary>\n\n${json(value)}\n\n</details>`;
    })
    .join("\n\n");
}

function eventsText(bundle: JsonObject, node: JsonObject): string {
  if (!isObject(node.callbacks)) return "";
  const names = membersOf(bundle, "webhooks").map(([key]) =>
    link(code(key), urlOf(`events/${key}`)),
  );
  return `The URLs in \`options.webhooks\` receive the events of this one job: ${names.join(", ")}.`;
}
