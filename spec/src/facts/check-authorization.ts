import type { JsonObject } from "../json-object.ts";
import { placeAt, type FactResult, type Place } from "./finding.ts";

/** Checks Interface, Authentication 1 and 2: a bearer token on every operation, and no other credential. */
export function checkAuthorization(bundle: JsonObject, { node, pointer }: Place): FactResult {
  const security = node.security ?? bundle.security;
  const requirements: JsonObject[] = Array.isArray(security) ? security : [];
  const required =
    requirements.length > 0 && requirements.every((requirement) => isBearer(bundle, requirement));
  return {
    problems: required ? [] : [`${pointer}: expected a bearer token to be required, and no more`],
    covered: [],
  };
}

function isBearer(bundle: JsonObject, requirement: JsonObject): boolean {
  const names = Object.keys(requirement);
  const schemes = names.map((name) => placeAt(bundle, ["components", "securitySchemes", name]));
  return (
    names.length > 0 &&
    schemes.every((scheme) => scheme?.node.type === "http" && scheme.node.scheme === "bearer")
  );
}
