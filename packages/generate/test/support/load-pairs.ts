import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runCompiler } from "@document-export/config/run-compiler";
import { createNotes } from "@document-export/openapi";
import { emitClient } from "../../src/emit/client/emit-client.ts";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { clientGate } from "../../src/emit/client/supported-by-client.ts";
import { stubGate } from "../../src/emit/server-stub/supported-by-stub.ts";
import type { ApiModel } from "../../src/model/model.ts";
import { formatTypeScript } from "../../src/write/format-typescript.ts";
import type { GeneratedFile } from "../../src/write/generated-file.ts";
import { strictest } from "./compile.ts";
import { OUTSIDE, STUB_RUNTIME } from "./outside.ts";
import type { LoadedStub } from "./load-stub.ts";

type Method = (options?: object) => Promise<unknown>;
type Members = Readonly<Record<string, unknown>>;

/** A client generated from any description, compiled and loaded. */
export interface LoadedClient {
  createClient(
    options: object,
  ): Record<string, Method> & Record<string, (options?: object) => Paged>;
  isProblem(error: unknown, operationId: string): boolean;
}

/** A list that is read page by page. */
type Paged = AsyncIterable<unknown> & { pages(): AsyncIterable<unknown> };

/** The client and the stub of one description. */
export interface Pair {
  readonly model: ApiModel;
  readonly client: LoadedClient;
  readonly stub: Pick<LoadedStub, "createServer" | "operations">;
  /** The exports of another file that was compiled with them. */
  readonly more: Members;
}

/** The source of a pair, and code that is compiled with it as `more.ts`. */
export interface PairSource {
  readonly model: ApiModel;
  readonly more?: string;
}

const tool = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Generates clients and stubs on the published runtimes, compiles all of them in one run as strictly as possible, and
 * loads them. Throws any compiler errors.
 */
export async function loadPairs<Name extends string>(
  sources: Readonly<Record<Name, PairSource>>,
): Promise<Record<Name, Pair>> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-pairs-"));
  try {
    await symlink(join(tool, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    const settings = { compilerOptions: strictest, include: ["src"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const entries = Object.entries<PairSource>(sources);
    for (const [at, [, source]] of entries.entries())
      await writePair(join(folder, "src", String(at)), source);
    await compileAll(
      folder,
      entries.map(([name]) => name),
    );
    const pairs = entries.map(async ([name, { model, more }], at) => [
      name,
      { model, ...(await load(join(folder, "dist", String(at)), more !== undefined)) },
    ]);
    return Object.fromEntries(await Promise.all(pairs)) as Record<Name, Pair>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePair(folder: string, { model, more }: PairSource): Promise<void> {
  const files = [
    ...inFolder("client", emitClient(clientGate(model, createNotes()), OUTSIDE)),
    ...inFolder("stub", emitServerStub(stubGate(model, createNotes()), STUB_RUNTIME)),
    ...(more === undefined ? [] : [{ path: "more.ts", text: more }]),
  ];
  for (const { path, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await formatTypeScript({ path, text })).text);
  }
}

function inFolder(folder: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}

async function compileAll(folder: string, names: readonly string[]): Promise<void> {
  const said = await runCompiler([], folder);
  const named = said.replaceAll(/^src\/(\d+)/gm, (_, at: string) => names[Number(at)] ?? at);
  if (named) throw new Error(named.slice(0, 3_000));
}

async function load(folder: string, hasMore: boolean): Promise<Omit<Pair, "model">> {
  const read = (path: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href) as Promise<unknown>;
  const client = (await read("client/client.js")) as LoadedClient;
  const { createServer } = (await read("stub/server.js")) as LoadedStub;
  const { operations } = (await read("stub/operations.js")) as LoadedStub;
  // Loads them while the folder still exists.
  await Promise.all(Object.values(operations).map(({ load: loadContract }) => loadContract?.()));
  const more = hasMore ? ((await read("more.js")) as Members) : {};
  return { client, stub: { createServer, operations }, more };
}
