import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, show, type Repair } from "../repair.js";
import type { ObjectRule } from "../object-rule.js";

/** Replaces undeclared security schemes, so that the operation requires at least a token. */
const TOKEN = { type: "http", scheme: "bearer" };
const TYPES = ["http", "apiKey", "oauth2", "openIdConnect", "mutualTLS"];

/** Repairs a security scheme: an unknown type becomes a token, and a Swagger 2.0 type is recognized by its old name. */
export const repairSecurityScheme: ObjectRule = (scheme, pointer, repair) => {
  const { type } = scheme;
  const isComplete =
    type === "http" ? typeof scheme.scheme === "string" : type !== "apiKey" || isKey(scheme);
  if (TYPES.includes(String(type)) && isComplete) return;
  const isBasic = type === "basic";
  repair.note(pointer, {
    kind: "security-scheme",
    found: `the security scheme is incomplete or has an unknown type: ${show(scheme)}`,
    read: isBasic ? "it is read as `basic`" : "it is read as a token in `Authorization`",
    fix: `Write one of the types ${TYPES.map((name) => `\`${name}\``).join(", ")}, with \`scheme\`, or \`name\` and \`in\``,
  });
  for (const member of ["type", "scheme", "name", "in"]) delete scheme[member];
  Object.assign(scheme, isBasic ? { type: "http", scheme: "basic" } : TOKEN);
};

function isKey({ name, in: place }: JsonObject): boolean {
  return (
    typeof name === "string" && name !== "" && ["query", "header", "cookie"].includes(String(place))
  );
}

/**
 * Repairs the security requirements of an operation or of the whole document. Unreadable ones still require a token, so
 * that nothing becomes public by mistake.
 */
export function repairSecurity(object: JsonObject, pointer: string, repair: Repair): void {
  if (!("security" in object)) return;
  const at = child(pointer, "security");
  const { security } = object;
  if (security === null || security === undefined) {
    delete object.security;
    return;
  }
  const list: readonly unknown[] = Array.isArray(security) ? security : [security];
  const requirements = list.map((one) => readRequirement(one));
  if (!Array.isArray(security) || requirements.some((one, index) => one !== list[index]))
    repair.note(at, {
      kind: "security-requirement",
      found: `expected a list of objects, got ${show(security)}`,
      read: `it is read as ${show(requirements)}`,
      fix: "Write a list of objects, each with names of schemes and their scopes",
    });
  const declared = schemesOf(repair);
  const isDeclared = (one: JsonObject) =>
    Object.keys(one).every((name) => Object.hasOwn(declared, name));
  const known = requirements.filter(isDeclared);
  for (const requirement of requirements)
    for (const name of Object.keys(requirement).filter((one) => !Object.hasOwn(declared, one)))
      noteUndeclared(name, at, known.length > 0, repair);
  object.security = known.length > 0 || requirements.length === 0 ? known : requirements;
  if (known.length === 0)
    for (const name of requirements.flatMap((one) => Object.keys(one)))
      if (!Object.hasOwn(declared, name)) put(declared, name, { ...TOKEN });
}

function readRequirement(value: unknown): JsonObject {
  if (isObject(value)) return value;
  return { [typeof value === "string" && value !== "" ? value : "token"]: [] };
}

function noteUndeclared(name: string, at: string, hasOther: boolean, repair: Repair): void {
  repair.note(child(at, name), {
    kind: "undeclared-security-scheme",
    found: `the security scheme \`${name}\` is not declared`,
    read: hasOther
      ? "only the other alternatives apply"
      : "it is read as a token in `Authorization`",
    fix: "Declare it under `components.securitySchemes`",
  });
}

/** Returns the declared schemes, to which substitutes are added. */
function schemesOf({ document }: Repair): JsonObject {
  if (!isObject(document.components)) document.components = {};
  const components = document.components as JsonObject;
  if (!isObject(components.securitySchemes)) components.securitySchemes = {};
  return components.securitySchemes as JsonObject;
}
