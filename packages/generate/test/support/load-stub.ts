import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GeneratedFile } from "../../src/write/generated-file.ts";
import { withCompiled } from "./compile.ts";

/** A handler for tests of arbitrary descriptions, which know no types of requests. */
export type AnyHandler = (request: Record<string, unknown>) => unknown;

interface StubOptions {
  readonly handlers: Record<string, AnyHandler>;
  readonly authenticate: (credentials: {
    scheme: string;
    token: string;
  }) => Promise<{ principal: string; scopes: readonly string[] } | undefined>;
  readonly onError?: (error: unknown) => void;
  readonly checkResponses?: boolean;
}

/** An operation's entry in the table. */
interface Listed {
  readonly method: string;
  readonly path: string;
  /** Set if the operation's contract is in its own module. */
  readonly load?: () => Promise<unknown>;
}

/** A stub generated from any description, compiled and loaded. */
export interface LoadedStub {
  createServer(options: StubOptions): { fetch(request: Request): Promise<Response> };
  readonly operations: Readonly<Record<string, Listed>>;
}

/** Compiles the stub of generated files on the published runtime, and loads it. Throws any compiler errors. */
export async function loadStub(files: readonly GeneratedFile[]): Promise<LoadedStub> {
  return withCompiled([files], async (folder, said) => {
    if (said) throw new Error(said.slice(0, 2_000));
    const load = (path: string) =>
      import(/* @vite-ignore */ pathToFileURL(join(folder, "0", path)).href) as Promise<LoadedStub>;
    const { createServer } = await load("server.js");
    const { operations } = await load("operations.js");
    // Loads them while the folder still exists.
    await Promise.all(Object.values(operations).map(({ load: loadContract }) => loadContract?.()));
    return { createServer, operations };
  });
}
