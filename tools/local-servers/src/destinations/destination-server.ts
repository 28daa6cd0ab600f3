import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../find-program.ts";
import { freePort } from "../free-port.ts";
import { runProgram, type RunningProgram } from "../start-program.ts";

/** Settings and secrets for a connection to a destination. */
export interface Place {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The secrets with a wrong password; absent if the server requires none. */
  readonly wrongSecrets?: Readonly<Record<string, string>>;
  /** Folder of its files; absent if the server stores them in its own format. */
  readonly folder?: string;
}

/** A running server, whose files are deleted with it. */
export interface RunningDestination {
  readonly port: number;
  /** Creates a new, empty place on the server. */
  readonly addPlace: () => Promise<Place>;
  /** Stops the server and keeps its data. */
  readonly halt: () => Promise<void>;
  /** Starts the server again. */
  readonly start: () => Promise<void>;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** A third-party server that results can be published to. */
export interface DestinationServer {
  readonly name: string;
  /** Kind of destination for this server. */
  readonly kind: "sftp" | "webdav" | "s3" | "http";
  /** How to install the program. */
  readonly install: string;
  /** True if the program is installed. */
  readonly isThere: boolean;
  readonly version: () => string;
  readonly run: () => Promise<RunningDestination>;
}

/** The environment of a server, before it runs. */
export interface Site {
  readonly root: string;
  readonly port: number;
}

/** Definition of how to run a server. */
interface ServerParts extends Pick<DestinationServer, "name" | "kind" | "install"> {
  readonly program: string;
  /**
   * Returns the command that starts the server, given the name of its program; undefined if it is not installed. By
   * default, the command is the path of the program on this machine.
   */
  readonly find?: (program: string) => string | undefined;
  /** Additional files that it needs. */
  readonly needs?: readonly string[];
  /** Shell command that prints the version; `$0` is the program. */
  readonly printVersion: string;
  /** Writes the server's files, and returns its arguments. */
  readonly prepare: (site: Site) => Promise<{
    readonly args: readonly string[];
    readonly env?: Record<string, string>;
  }>;
  readonly place: (site: Site, name: string) => Promise<Place>;
}

/** Defines a server. */
export function destinationServer(parts: ServerParts): DestinationServer {
  const { name, kind, install, needs = [], find = findProgram } = parts;
  const program = find(parts.program);
  return {
    name,
    kind,
    install,
    isThere: program !== undefined && needs.every((need) => findProgram(need) !== undefined),
    version: () => versionOf(program ?? parts.program, parts.printVersion),
    run: () => run(program ?? parts.program, parts),
  };
}

/** Returns the first number with a dot in the output of a version command. */
function versionOf(program: string, command: string): string {
  const printed = execFileSync("sh", ["-c", `{ ${command}; } 2>&1 || true`, program]);
  return /\d+(?:\.\d+)+[\w-]*/.exec(String(printed))?.[0] ?? "unknown";
}

async function run(program: string, parts: ServerParts): Promise<RunningDestination> {
  const root = await mkdtemp(join(tmpdir(), "document-export-server-"));
  // Some servers drop the privileges of the user who starts them, so their files must be accessible to other users.
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

/** Creates a world-writable folder in the files of a server. */
export async function addFolder({ root }: Site, name: string): Promise<string> {
  const folder = join(root, "files", name);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o777);
  return folder;
}
