import { code } from "../code.ts";
import { emitSchemaTypes } from "../schemas/emit-schema-types.ts";
import { emitConstants } from "./emit-constants.ts";
import { emitOperationTypes } from "./emit-operation-types.ts";
import { emitWebhookEvent } from "./emit-webhook-event.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

// Qualified because a schema may also be called `Blob`.
const binary = code`globalThis.Blob`;

/**
 * Emits the types package: `schemas.ts` with a named type per schema, `operation-types.ts` with the request and
 * response types of operations, `webhook-event.ts` with the events that webhooks receive, and `constants.ts` with ids,
 * statuses and values in the description. Binary data is a `Blob`.
 */
export function emitTypes(model: ApiModel): GeneratedFile[] {
  return [
    { path: "schemas.ts", text: emitSchemaTypes(model, { binary }).text },
    { path: "operation-types.ts", text: emitOperationTypes(model, binary).text },
    { path: "webhook-event.ts", text: emitWebhookEvent(model, binary).text },
    { path: "constants.ts", text: emitConstants(model).text },
  ];
}
