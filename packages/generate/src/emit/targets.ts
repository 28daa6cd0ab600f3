import type { Notes } from "@document-export/openapi";
import { clientGate } from "./client/supported-by-client.ts";
import { stubGate } from "./server-stub/supported-by-stub.ts";
import type { ApiModel } from "../model/model.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { emitClient } from "./client/emit-client.ts";
import { emitServerStub } from "./server-stub/emit-server-stub.ts";
import { emitTypes } from "./types/emit-types.ts";

/** Input for generating a target. */
export interface Source {
  readonly model: ApiModel;
  /**
   * The module from which a server stub or a client imports its runtime; undefined inside the runtime's own sources.
   */
  readonly runtime: string | undefined;
  /** The module from which a client imports the types of schemas; undefined to generate them with the client. */
  readonly types: string | undefined;
  /** Prefix of the environment variables that a client reads. */
  readonly environment: string | undefined;
  /** Prefix of the problem types of a server. */
  readonly problemTypes: string | undefined;
}

/** A kind of output: the part of a model that it supports, its emitter, and the published runtime module. */
export interface Target {
  /** Returns the part of the model that the target supports, and adds a note for everything that is left out. */
  readonly gate: (model: ApiModel, notes: Notes) => ApiModel;
  readonly emit: (source: Source) => GeneratedFile[];
  /** Absent for types, which need no runtime. */
  readonly runtime?: string;
}

/** The targets, by the names that the command accepts. */
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

/** Name of a target. */
export type TargetName = keyof typeof TARGETS;
