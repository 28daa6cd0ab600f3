import { Converter } from "@apiture/openapi-down-convert";
import type { JsonObject } from "../json-object.ts";

/**
 * The bundle in OpenAPI 3.0, for tools that do not read 3.1. What 3.0 has no word for is written as it can be: `webhooks`
 * become `x-webhooks`, which Redocly's tools read, `const` an `enum` of one value, and of several examples of a schema the
 * first stays.
 */
export function toOpenApi30(contract: JsonObject): JsonObject {
  const { jsonSchemaDialect: _, info, paths, webhooks, ...rest } = structuredClone(contract);
  // The converter drops `webhooks`; as paths they are converted like everything else.
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

/** No path of the contract begins so. */
const RECEIVER = "/x-webhooks/";

const OPTIONS = { verbose: false, deleteExampleWithId: false, allOfTransform: false };

/** 3.0 has no summary of a description, and an address where 3.1 has the SPDX identifier of a licence. */
function infoOf({ title, version, description, license }: JsonObject): JsonObject {
  const { name, identifier } = license as { name: string; identifier: string };
  const url = `https://spdx.org/licenses/${identifier}.html`;
  return { title, version, description, license: { name, url } };
}

function prefixKeys(map: JsonObject, prefix: string): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [prefix + key, value]));
}
