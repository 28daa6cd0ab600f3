import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type * as command from "../../src/start.js";
import { temporaryFolder } from "./temporary-folder.js";

/** What a command left behind. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command, without the file that looks at the version of Node first. */
const START = new URL("../../dist/start.js", import.meta.url).href;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

let isRunning = false;

/** Empty folders for the configuration and the cache. */
export async function ownFolders(): Promise<Readonly<Record<string, string>>> {
  const folder = await temporaryFolder();
  return { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: join(folder, "cache") };
}

/**
 * Runs the built command to its end with nothing of this machine's configuration, in the process of the test: a process of
 * its own takes twenty times as long. One at a time, since it has the arguments, the variables and the streams of this
 * process to itself. For signals, pipes and terminals there is `start`.
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
    // What completes a word calls `exit` when its output has been written.
    for (const { stream } of [out, err]) await finished(stream.end());
    return { code: exitCode ?? Number(process.exitCode ?? 0), out: out.text(), err: err.text() };
  } finally {
    process.chdir(folder);
    restore();
    isRunning = false;
  }
}

/** A stream that keeps what is written to it. */
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

/** Gives this process other members, and gives it back its own, its exit code and its listeners. */
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
