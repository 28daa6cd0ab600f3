import { emitClient } from "./client/emit-client.ts";
import { emitServerStub } from "./server-stub/emit-server-stub.ts";
import { emitTypes } from "./types/emit-types.ts";
import type { JsonObject } from "../load/json-object.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";

type Emit = (model: ApiModel, document: JsonObject) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** What can be generated, by the name that the command takes. */
export const targets = {
  types: emitTypes,
  client: emitClient,
  "server-stub": emitServerStub,
} satisfies Record<string, Emit>;

/** A name of {@link targets}. */
export type Target = keyof typeof targets;
