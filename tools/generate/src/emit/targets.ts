import { emitClient } from "./client/emit-client.ts";
import { emitServerStub } from "./server-stub/emit-server-stub.ts";
import type { JsonObject } from "../load/json-object.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";

type Emit = (model: ApiModel, document: JsonObject) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** What can be generated, by the name that the command takes. */
export const targets = {
  // Loaded when asked for: the compiler below it takes longer to load than the rest to run.
  types: async (model, document) =>
    (await import("./types/emit-types.ts")).emitTypes(model, document),
  client: emitClient,
  "server-stub": emitServerStub,
} satisfies Record<string, Emit>;

/** A name of {@link targets}. */
export type Target = keyof typeof targets;
