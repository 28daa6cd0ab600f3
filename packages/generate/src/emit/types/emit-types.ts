import { code } from "../code.ts";
import { emitSchemaTypes } from "../schemas/emit-schema-types.ts";
import { emitConstants } from "./emit-constants.ts";
import { emitOperationTypes } from "./emit-operation-types.ts";
import { emitWebhookEvent } from "./emit-webhook-event.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";

// Named through the global object: a schema may be called `Blob` too.
const binary = code`globalThis.Blob`;

/**
 * The types package: `schemas.ts` with a named type for each schema, `operation-types.ts` with one for what each
 * operation takes and gives, `webhook-event.ts` with what webhooks send; `constants.ts` lists ids, statuses and values
 * that the description names. Bytes are a `Blob`.
 */
export function emitTypes(model: ApiModel): GeneratedFile[] {
  return [
    { path: "schemas.ts", text: emitSchemaTypes(model, { binary }).text },
    { path: "operation-types.ts", text: emitOperationTypes(model, binary).text },
    { path: "webhook-event.ts", text: emitWebhookEvent(model, binary).text },
    { path: "constants.ts", text: emitConstants(model).text },
  ];
}
