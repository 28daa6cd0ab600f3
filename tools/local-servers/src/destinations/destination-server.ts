import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../find-program.ts";
import { freePort } from "../free-port.ts";
import { runProgram, type RunningProgram } from "../start-program.ts";

/** What the connection to a destination is made of. */
export interface Place {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The same with a password that is wrong; absent where the server asks for none. */
  readonly wrongSecrets?: Readonly<Record<string, string>>;
  /** Where its files lie; absent where the server keeps them in its own form. */
  readonly folder?: string;
}

/** A server that runs, and whose files end with it. */
export interface RunningDestination {
  readonly port: number;
  /** Makes a new, empty place on it. */
  readonly addPlace: () => Promise<Place>;
  /** Ends it; what it keeps stays. */
  readonly halt: () => Promise<void>;
  /** Starts it again. */
  readonly start: () => Promise<void>;
  /** Ends it for good. */
  readonly stop: () => Promise<void>;
}

/** A server by others that results can be published to. */
export interface DestinationServer {
  readonly name: string;
  /** The kind of destination that reaches it. */
  readonly kind: "sftp" | "webdav" | "s3" | "http";
  /** How the program comes onto a machine. */
  readonly install: string;
  /** Whether this machine has it. */
  readonly isThere: boolean;
  readonly version: () => string;
  readonly run: () => Promise<RunningDestination>;
}

/** Where a server runs, before it does. */
export interface Site {
  readonly root: string;
  readonly port: number;
}

/** How a server is run. */
interface ServerParts extends Pick<DestinationServer, "name" | "kind" | "install"> {
  readonly program: string;
  /** More files that it needs. */
  readonly needs?: readonly string[];
  /** A command of the shell that prints its version; `$0` is the program. */
  readonly printVersion: string;
  /** Writes what it needs to run, and returns its arguments. */
  readonly prepare: (site: Site) => Promise<{
    readonly args: readonly string[];
    readonly env?: Record<string, string>;
  }>;
  readonly place: (site: Site, name: string) => Promise<Place>;
}

/** Defines a server. */
export function destinationServer(parts: ServerParts): DestinationServer {
  const { name, kind, install, needs = [] } = parts;
  const program = findProgram(parts.program);
  return {
    name,
    kind,
    install,
    isThere: program !== undefined && needs.every((need) => findProgram(need) !== undefined),
    version: () => versionOf(program ?? parts.program, parts.printVersion),
    run: () => run(program ?? parts.program, parts),
  };
}

/** The first number with a dot that a program prints of itself. */
function versionOf(program: string, command: string): string {
  const printed = execFileSync("sh", ["-c", `{ ${command}; } 2>&1 || true`, program]);
  return /\d+(?:\.\d+)+[\w-]*/.exec(String(printed))?.[0] ?? "unknown";
}

async function run(program: string, parts: ServerParts): Promise<RunningDestination> {
  const root = await mkdtemp(join(tmpdir(), "document-export-server-"));
  // Some servers drop the rights of the user who starts them.
  await chmod(root, 0o755);
  await mkdir(join(root, "files"));
  await chmod(join(root, "files"), 0o777);
  const site = { root, port: await freePort() };
  const prepared = await parts.prepare(site);
  const start = () => runProgram({ program, ...prepared, port: site.port });
  let running: RunningProgram | undefined = await start();
  const halt = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    port: site.port,
    addPlace: () => parts.place(site, `place-${randomUUID()}`),
    halt,
    start: async () => {
      running ??= await start();
    },
    stop: async () => {
      await halt();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Makes a folder below the files of a server, which everybody may write to. */
export async function addFolder({ root }: Site, name: string): Promise<string> {
  const folder = join(root, "files", name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o777);
  return folder;
}
