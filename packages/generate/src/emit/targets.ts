import type { JsonObject } from "@document-export/openapi";
import type { ApiModel } from "../model/model.ts";
import { typeScriptComment } from "../write/banner.ts";
import { formatTypeScript } from "../write/format-typescript.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { emitClient } from "./client/emit-client.ts";
import { emitServerStub } from "./server-stub/emit-server-stub.ts";

/** What a target is generated from. */
export interface Source {
  readonly model: ApiModel;
  readonly document: JsonObject;
  /** The module that a server stub or a client imports its runtime from; undefined inside the runtime's own sources. */
  readonly runtime: string | undefined;
  /** The module that a client imports the types of schemas from; undefined to generate them with it. */
  readonly types: string | undefined;
  /** Prefix of the environment variables that a client reads. */
  readonly environment: string | undefined;
}

/** One kind of output: what is written, and how files of its language are formatted and marked. */
export interface Target {
  readonly emit: (source: Source) => GeneratedFile[] | Promise<GeneratedFile[]>;
  readonly format: (file: GeneratedFile) => Promise<GeneratedFile>;
  /** A comment that stands first in every file. */
  readonly banner: (text: string) => string;
}

const TYPE_SCRIPT = { format: formatTypeScript, banner: typeScriptComment };

/** What can be generated, by the name that the command takes. */
export const TARGETS = {
  types: {
    // Loaded when asked for: the compiler below it takes longer to load than the rest to run.
    emit: async ({ model, document }) =>
      (await import("./types/emit-types.ts")).emitTypes(model, document),
    ...TYPE_SCRIPT,
  },
  client: { emit: ({ model, ...target }) => emitClient(model, target), ...TYPE_SCRIPT },
  "server-stub": { emit: ({ model, runtime }) => emitServerStub(model, runtime), ...TYPE_SCRIPT },
} satisfies Record<string, Target>;

/** A name of {@link TARGETS}. */
export type TargetName = keyof typeof TARGETS;
