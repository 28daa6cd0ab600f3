import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type * as command from "../../src/start.js";
import { temporaryFolder } from "./temporary-folder.js";

/** Result of a command that exited. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command, without the entry file that checks the Node version first. */
const START = new URL("../../dist/start.js", import.meta.url).href;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

let isRunning = false;

/** Creates empty folders for the configuration and the cache. */
export async function ownFolders(): Promise<Readonly<Record<string, string>>> {
  const folder = await temporaryFolder();
  return { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: join(folder, "cache") };
}

/**
 * Runs the built command to its end without any of this machine's configuration. It runs in the process of the test,
 * since a separate process takes twenty times as long. Commands run one at a time, because each replaces the arguments,
 * variables and streams of this process. For signals, pipes and terminals, use `start`.
 */
export async function docexport(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = "",
  cwd = process.cwd(),
): Promise<Ended> {
  if (isRunning) throw new Error("Another command runs in this process.");
  isRunning = true;
  const { start } = (await import(START)) as typeof command;
  const [out, err, folder] = [collector(), collector(), process.cwd()];
  let exitCode: number | undefined;
  const restore = replaceInProcess({
    argv: [process.execPath, "docexport", ...args],
    env: { PATH: process.env["PATH"], ...(await ownFolders()), ...env },
    stdin: Readable.from([Buffer.from(input)]),
    stdout: out.stream,
    stderr: err.stream,
    exit: (code = 0) => void (exitCode = code),
  });
  try {
    process.chdir(cwd);
    await start();
    // Shell completion calls `exit` once its output is written.
    for (const { stream } of [out, err]) await finished(stream.end());
    return { code: exitCode ?? Number(process.exitCode ?? 0), out: out.text(), err: err.text() };
  } finally {
    process.chdir(folder);
    restore();
    isRunning = false;
  }
}

/** A stream that collects what is written to it. */
function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Replaces members of `process`; the returned function restores them, the exit code and the listeners. */
function replaceInProcess(members: Readonly<Record<string, unknown>>): () => void {
  const { exitCode } = process;
  const own = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}] as const,
  );
  const listeners = SIGNALS.map((name) => [name, process.listeners(name)] as const);
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(process, name, { value, configurable: true, writable: true });
  process.exitCode = undefined;
  return () => {
    Object.defineProperties(process, Object.fromEntries(own));
    process.exitCode = exitCode;
    for (const [name, before] of listeners)
      for (const listener of process.listeners(name))
        if (!before.includes(listener)) process.removeListener(name, listener);
  };
}
