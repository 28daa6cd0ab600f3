import type { Notes } from "@document-export/openapi";
import { clientGate } from "./client/client-gate.ts";
import { stubGate } from "./server-stub/stub-gate.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { emitClient } from "./client/emit-client.ts";
import { emitServerStub } from "./server-stub/emit-server-stub.ts";
import { emitTypes } from "./types/emit-types.ts";

/** What a target is generated from. */
export interface Source {
  readonly model: ApiModel;
  /** The module that a server stub or a client imports its runtime from; undefined inside the runtime's own sources. */
  readonly runtime: string | undefined;
  /** The module that a client imports the types of schemas from; undefined to generate them with it. */
  readonly types: string | undefined;
  /** Prefix of the environment variables that a client reads. */
  readonly environment: string | undefined;
  /** What comes before the types of a server's problems. */
  readonly problemTypes: string | undefined;
}

/** One kind of output: what can be written of a model, what is written, and the published module that it runs on. */
export interface Target {
  /** The model of what the target can hold; what it leaves out is noted. */
  readonly gate: (model: ApiModel, notes: Notes) => ApiModel;
  readonly emit: (source: Source) => GeneratedFile[];
  /** Types need none. */
  readonly runtime?: string;
}

/** What can be generated, by the name that the command takes. */
export const TARGETS = {
  types: { gate: (model) => model, emit: ({ model }) => emitTypes(model) },
  client: {
    gate: clientGate,
    emit: ({ model, ...target }) => emitClient(model, target),
    runtime: "@document-export/client/runtime",
  },
  "server-stub": {
    gate: stubGate,
    emit: ({ model, runtime, problemTypes }) => emitServerStub(model, runtime, problemTypes),
    runtime: "@document-export/server-stub/runtime",
  },
} satisfies Record<string, Target>;

/** What can be generated. */
export type TargetName = keyof typeof TARGETS;
