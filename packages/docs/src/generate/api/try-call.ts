import { escapeHtml } from "../markdown.ts";
import type { Operation } from "../contract/operations.ts";
import {
  isObject,
  membersOf,
  resolve,
  textOf,
  type JsonObject,
} from "../contract/read-contract.ts";
import type { TryBody, TryCall, TryParameter } from "../../try-it/call.ts";

/** Returns the element that sends a call of an operation, with all the data it needs. */
export function tryElement(bundle: JsonObject, operation: Operation): string {
  // A tag alone on its line starts an HTML block: in a paragraph, the browser would close the element early.
  const call = escapeHtml(JSON.stringify(tryCall(bundle, operation)));
  return `<try-request data-call="${call}">\n<p>Sending a request from this page needs JavaScript.</p>\n</try-request>`;
}

/** Describes the form for a call of an operation. */
export function tryCall(bundle: JsonObject, { id, method, path, node }: Operation): TryCall {
  const parameters = Array.isArray(node.parameters) ? node.parameters : [];
  const body = isObject(node.requestBody) ? bodyOf(bundle, node.requestBody) : undefined;
  return {
    id,
    method,
    path,
    parameters: parameters.map((parameter) => parameterOf(resolve(bundle, parameter))),
    ...(body && { body }),
  };
}

function parameterOf(parameter: JsonObject): TryParameter {
  return {
    name: String(parameter.name),
    in: parameter.in as TryParameter["in"],
    example: String(parameter.example ?? ""),
  };
}

function bodyOf(bundle: JsonObject, requestBody: JsonObject): TryBody | undefined {
  const [content] = membersOf(requestBody, "content");
  if (!content) return undefined;
  const [mediaType, media] = content;
  const [example] = membersOf(media, "examples");
  const value = example ? resolve(bundle, example[1]).value : {};
  const schema = resolve(bundle, media.schema);
  if (mediaType !== "multipart/form-data")
    return { kind: "json", mediaType, example: leastOf(schema, value) };
  const types = new Map(
    membersOf(media, "encoding").map(([part, node]) => [part, textOf(node, "contentType")]),
  );
  return {
    kind: "multipart",
    parts: membersOf(schema, "properties").map(([name, part]) => {
      const inner = resolve(bundle, part);
      const isFile = inner.format === "binary";
      return {
        name,
        isFile,
        // A part without an encoding is a document's JSON, whose content type does not matter.
        contentType: types.get(name) ?? "application/json",
        ...(!isFile && isObject(value) && { example: leastOf(inner, value[name]) }),
      };
    }),
  };
}

/** Reduces an example to its required members: a call to a real service should not use options nobody asked for. */
function leastOf({ required }: JsonObject, example: unknown): unknown {
  if (!isObject(example) || !Array.isArray(required)) return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name)));
}
