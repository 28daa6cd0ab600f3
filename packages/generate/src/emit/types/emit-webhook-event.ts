import { code, type Code } from "../code.ts";
import { importAll } from "../imports.ts";
import type { ApiModel } from "../../model/model.ts";
import { typeContext } from "../schemas/type-of.ts";
import { contentType } from "./content-type.ts";

/** Emits the union of all events that webhooks receive. */
export function emitWebhookEvent(model: ApiModel, binary: Code): Code {
  const context = typeContext(model, { prefix: code`schemas.`, binary });
  const contents = model.webhooks.flatMap(({ operation }) => operation.body?.content ?? []);
  const type = code`
    /** An event that an endpoint receives: the body of any of the calls under \`webhooks\`. */
    export type WebhookEvent = ${contentType(contents, context)};
  `;
  return code`
    ${importAll(code`schemas`, "./schemas.js", type)}
    ${type}
  `;
}
