import { isObject, type JsonObject } from "../../json-object.js";
import { child, keysOf } from "../../json-pointer.js";
import type { ObjectRule } from "../object-rule.js";
import { show, type Repair } from "../repair.js";

/** Repairs the address of the server: a host with a scheme, a base path without a slash. */
export const repairSwaggerObject: ObjectRule = (document, pointer, repair) => {
  const { host, basePath } = document;
  if (typeof host === "string") repairHost(document, host, pointer, repair);
  if (typeof basePath !== "string" || basePath === "" || basePath.startsWith("/")) return;
  document.basePath = `/${basePath}`;
  noteServer(child(pointer, "basePath"), basePath, `as \`/${basePath}\``, repair);
};

function repairHost(document: JsonObject, host: string, pointer: string, repair: Repair): void {
  const [, scheme, rest = host] = /^(https?|wss?):\/\/(.*)$/.exec(host.trim()) ?? [];
  const bare = rest.trim().replace(/\/$/, "");
  if (bare === host) return;
  document.host = bare;
  if (scheme !== undefined) document.schemes = [scheme];
  const read = `as \`${bare}\`${scheme === undefined ? "" : ` with the scheme \`${scheme}\``}`;
  noteServer(child(pointer, "host"), host, read, repair);
}

function noteServer(pointer: string, found: string, read: string, repair: Repair): void {
  repair.note(pointer, {
    kind: "server-address",
    found: `${show(found)}, which Swagger 2.0 has in other parts`,
    read: `it is read ${read}`,
    fix: "Write the name and the port in `host`, a path with its slash in `basePath`, and `schemes`",
  });
}

/** Removes members of a path that have no value, because the upgrader treats each member of a path as an operation. */
export const repairSwaggerPathItem: ObjectRule = (item) => {
  for (const [name, value] of Object.entries(item))
    if (name.startsWith("x-") && value === null) delete item[name];
};

/** Repairs the responses of an operation: a status code without a value becomes a response without a description. */
export const repairSwaggerOperation: ObjectRule = ({ responses }) => {
  if (!isObject(responses)) return;
  for (const [code, response] of Object.entries(responses))
    if (response === null) responses[code] = {};
};

/** The places of parameters in Swagger 2.0, keyed by other names for them. */
const PLACES: Readonly<Record<string, string>> = {
  path: "path",
  query: "query",
  header: "header",
  body: "body",
  formdata: "formData",
  form: "formData",
  url: "path",
};

/**
 * Repairs the place of a parameter: `path` if the path template contains its name, otherwise the place that its members
 * suggest.
 */
export const repairSwaggerParameter: ObjectRule = (parameter, pointer, repair) => {
  const { in: place, name, schema, type } = parameter;
  const known = PLACES[String(place).toLowerCase()];
  if (place !== undefined && place !== null && (known === undefined || known === place)) return;
  const [, path = ""] = keysOf(pointer);
  const isInPath = path.includes(`{${String(name)}}`);
  const guessed = isInPath ? "path" : isObject(schema) ? "body" : "query";
  parameter.in = known ?? (type === "file" ? "formData" : guessed);
  repair.note(pointer, {
    kind: "parameter-place",
    found: `a parameter with \`name\` ${show(name)} and \`in\` ${show(place)}`,
    read: `it is read as \`in: ${String(parameter.in)}\``,
    fix: "Write `in` with one of `path`, `query`, `header`, `formData` and `body`",
  });
};
