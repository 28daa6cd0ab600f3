import { Converter } from "@apiture/openapi-down-convert";
import type { JsonObject } from "../json-object.ts";

/**
 * Converts the bundle to OpenAPI 3.0, for tools that cannot read 3.1. Features missing from 3.0 are approximated:
 * `webhooks` become `x-webhooks`, which Redocly's tools read, `const` becomes an `enum` of one value, and only the
 * first of several examples of a schema remains.
 */
export function toOpenApi30(contract: JsonObject): JsonObject {
  const { jsonSchemaDialect: _, info, paths, webhooks, ...rest } = structuredClone(contract);
  // The converter drops `webhooks`; renamed to paths, they are converted like everything else.
  const receivers = prefixKeys(webhooks as JsonObject, RECEIVER);
  const members = {
    ...rest,
    info: infoOf(info as JsonObject),
    paths: { ...(paths as JsonObject), ...receivers },
  };
  const { openapi, ...converted } = new Converter(members, OPTIONS).convert() as JsonObject;
  const entries = Object.entries(converted.paths as JsonObject);
  const isReceiver = ([key]: [string, unknown]) => key.startsWith(RECEIVER);
  return {
    openapi,
    ...converted,
    paths: Object.fromEntries(entries.filter((entry) => !isReceiver(entry))),
    "x-webhooks": Object.fromEntries(
      entries.filter(isReceiver).map(([key, item]) => [key.slice(RECEIVER.length), item]),
    ),
  };
}

/** No path of the contract starts with this prefix. */
const RECEIVER = "/x-webhooks/";

const OPTIONS = { verbose: false, deleteExampleWithId: false, allOfTransform: false };

/** OpenAPI 3.0 has no summary of a description, and has a license URL instead of the SPDX identifier of 3.1. */
function infoOf({ title, version, description, license }: JsonObject): JsonObject {
  const { name, identifier } = license as { name: string; identifier: string };
  const url = `https://spdx.org/licenses/${identifier}.html`;
  return { title, version, description, license: { name, url } };
}

function prefixKeys(map: JsonObject, prefix: string): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [prefix + key, value]));
}
