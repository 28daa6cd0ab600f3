// Serves descriptions that companies publish with the stubs generated from them. They are in a folder next to the repository
// and not part of it.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { generate } from "@document-export/generate";
import { createNotes, loadDescription } from "@document-export/openapi";
import { createHttpServer } from "@document-export/server-stub/node";
import type { JsonObject } from "../../../src/load/json.js";
import type { Target } from "../../../src/load/target.js";

/** Folder of the descriptions. */
export const DESCRIPTIONS_FOLDER = fileURLToPath(
  new URL("../../../../../../shared/descriptions/", import.meta.url),
);

/** A description with the credentials for its operations. */
export interface Described {
  readonly name: string;
  readonly file: string;
  /** The archive that contains the file; by default it is in the folder itself. */
  readonly archive?: string;
  readonly credentials: Omit<Target, "baseUrl">;
}

const SECRET = "right";
/** The credentials as a stub receives them: name and password for Basic authentication. */
const SECRETS = new Set([SECRET, `${SECRET}:${SECRET}`]);
const BY_TOKEN = { token: SECRET };

/** All descriptions, smallest first. */
export const DESCRIBED: readonly Described[] = [
  {
    name: "museum",
    file: "museum.yaml",
    credentials: { token: "", credentials: { MuseumPlaceholderAuth: `${SECRET}:${SECRET}` } },
  },
  { name: "spotify", file: "spotify.yml", credentials: BY_TOKEN },
  {
    name: "discord",
    file: "discord.json",
    credentials: { token: "", credentials: { BotToken: SECRET } },
  },
  { name: "box", file: "box.json", credentials: BY_TOKEN },
  { name: "openai", file: "openai.yaml", credentials: BY_TOKEN },
  {
    name: "digitalocean",
    file: join("digitalocean", "DigitalOcean-public.v2.yaml"),
    archive: "digitalocean.tar.gz",
    credentials: BY_TOKEN,
  },
];

/** A server that responds with the examples of a description, or with values that its schemas allow. */
export interface RunningDescribed {
  readonly description: JsonObject;
  /** Number of notes about the description. */
  readonly notes: number;
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** The used exports of the generated module. */
interface Generated {
  createServer(options: object): Parameters<typeof createHttpServer>[0];
  stub(): object;
}

/** Generates the stub of a description and starts it on a free port of the loopback. */
export async function startDescribed({ file, archive }: Described): Promise<RunningDescribed> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-described-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    if (archive !== undefined)
      await promisify(execFile)("tar", ["xzf", join(DESCRIPTIONS_FOLDER, archive), "-C", folder]);
    const path = join(archive === undefined ? DESCRIPTIONS_FOLDER : folder, file);
    const notes = createNotes();
    const description = (await loadDescription(path, { notes })) as JsonObject;
    const { createServer, stub } = await loadStub(path, folder);
    const scopes = scopesIn(description);
    const authenticate = async ({ token }: { readonly token: string }) =>
      SECRETS.has(token) ? { principal: {}, scopes } : undefined;
    const server = createHttpServer(createServer({ handlers: stub(), authenticate }));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return {
      description,
      notes: notes.list.length,
      baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
      async stop() {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function loadStub(description: string, folder: string): Promise<Generated> {
  const target = join(folder, "stub");
  await generate({ target: "server-stub", description, folder: target });
  // Makes the imports of the stub resolvable.
  const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
  if (!existsSync(join(folder, "node_modules")))
    await symlink(modules, join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  const load = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(target, name)).href);
  return (await load("server.ts")) as Generated;
}

/** Returns every scope that an operation requires; the credentials have them all. */
function scopesIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === "security" && Array.isArray(inner))
      for (const scopes of inner.flatMap((one: object) => Object.values(one) as string[][]))
        for (const scope of scopes) found.add(scope);
    return inner;
  });
  return [...found];
}
