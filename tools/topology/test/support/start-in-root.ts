import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@document-export/local-servers";
import pWaitFor from "p-wait-for";

/** Reason why no process can be started with its own root; `undefined` if one can. */
export const missingRoot = reasonAgainstRoots();

function reasonAgainstRoots(): string | undefined {
  if (process.platform !== "linux") return "not Linux";
  if (process.getuid?.() !== 0) return "only root may mount";
  const programs = ["unshare", "nsenter", "setpriv", "chroot", "mount"];
  const absent = programs.filter((name) => findProgram(name) === undefined);
  if (absent.length > 0) return `no ${absent.join(", ")}`;
  try {
    execFileSync("unshare", ["--mount", "--pid", "--fork", "mount", "--make-rprivate", "/"]);
    return undefined;
  } catch {
    return "this machine allows no namespaces";
  }
}

/** A folder or file on this machine, and its path for the process. */
export interface Mount {
  readonly from: string;
  readonly at: string;
  readonly isWritable?: boolean;
}

/** The command to run, and the files that it sees. */
export interface RootOptions {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  readonly mounts: readonly Mount[];
  /** Links in the root: path and target of each. */
  readonly links?: Readonly<Record<string, string>>;
  readonly umask?: string;
}

/** A process with a read-only root, except for `/tmp` and its mounts; its pid is 1, as in a container. */
export interface RootedProcess {
  /** Runs a command next to the process, as `docker exec` and exec probes do. */
  readonly exec: (command: readonly string[]) => Promise<{ readonly stdout: string }>;
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Sends a signal, and returns the exit code or the signal that ended the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
  /** Waits until the process exits without a signal from the test. */
  readonly untilEnded: () => Promise<number | NodeJS.Signals | null>;
  readonly remove: () => Promise<void>;
}

const MAX_COMMAND_MS = 30_000;
const MAX_END_MS = 60_000;
const SYSTEM = ["bin", "sbin", "lib", "lib64"];

/**
 * Creates the root in a mount namespace, then executes the command: `$0` is the root, and the arguments are its mounts.
 */
const SCRIPT = `
mount --make-rprivate /
mount --bind "$0" "$0"
mount --bind /usr "$0/usr"; mount -o remount,bind,ro "$0/usr"
mount --bind "$NODE_FOLDER" "$0/node"; mount -o remount,bind,ro "$0/node"
mount --bind /dev "$0/dev"
mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"
mount -t proc proc "$0/proc"
while [ "$1" != -- ]; do
  mount --bind "$2" "$0$3"
  [ "$1" = rw ] || mount -o remount,bind,ro "$0$3"
  shift 3
done
shift
mount -o remount,bind,ro "$0"
umask "$NEW_UMASK"
exec chroot "$0" "$@"
`;

/** Runs as in a container without capabilities, and without a way to gain any. */
function asUser(user: number, env: RootOptions["env"]): readonly string[] {
  const ids = [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"];
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [
    "setpriv",
    ...ids,
    "--no-new-privs",
    "--bounding-set=-all",
    "--inh-caps=-all",
    "env",
    "-i",
    "PATH=/node:/usr/bin:/bin",
    ...variables,
  ];
}

/** Starts a process in its own root. */
export async function startInRoot(options: RootOptions): Promise<RootedProcess> {
  const { command, env, user, mounts, links = {}, umask = "0022" } = options;
  const root = await mkdtemp(join(tmpdir(), "document-export-root-"));
  await chmod(root, 0o755);
  const folders = ["usr", "node", "dev", "tmp", "proc", "etc"];
  for (const name of folders) await mkdir(join(root, name));
  for (const name of SYSTEM) await symlink(`usr/${name}`, join(root, name));
  await writeFile(join(root, "etc/hosts"), "127.0.0.1 localhost\n");
  for (const { at } of mounts) await mkdir(join(root, at), { recursive: true });
  for (const [at, target] of Object.entries(links)) {
    await mkdir(dirname(join(root, at)), { recursive: true });
    await symlink(target, join(root, at));
  }
  const mounted = mounts.flatMap(({ from, at, isWritable }) => [
    isWritable ? "rw" : "ro",
    from,
    at,
  ]);
  const args = ["--mount", "--pid", "--fork", "--kill-child", "bash", "-euc", SCRIPT, root];
  const child = spawn("unshare", [...args, ...mounted, "--", ...asUser(user, env), ...command], {
    env: { ...process.env, NODE_FOLDER: dirname(process.execPath), NEW_UMASK: umask },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const untilEnded = async () => {
    const message = () => `${command.join(" ")} has not ended in ${MAX_END_MS} ms:\n${output}`;
    await pWaitFor(() => !isRunning(), {
      timeout: {
        milliseconds: MAX_END_MS,
        fallback: () => {
          throw new Error(message());
        },
      },
    });
    return child.exitCode ?? child.signalCode;
  };
  const first = await firstOf(child);
  return {
    exec: (words) => {
      const into = ["-t", String(first), "--mount", "--pid", "--root", "--wdns=/"];
      const options = { timeout: MAX_COMMAND_MS, killSignal: "SIGKILL" } as const;
      return promisify(execFile)("nsenter", [...into, ...asUser(user, env), ...words], options);
    },
    output: () => output,
    isRunning,
    end: (signal) => {
      if (isRunning()) process.kill(first, signal);
      return untilEnded();
    },
    untilEnded,
    remove: async () => {
      // Changing the user cleared the setting that ends the process with its parent, so it is set again.
      if (isRunning()) process.kill(first, "SIGKILL");
      await untilEnded();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Returns the process with pid 1 in its namespace. */
async function firstOf(child: ChildProcess): Promise<number> {
  const children = () => {
    try {
      return readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
    } catch {
      return "";
    }
  };
  await pWaitFor(() => children() !== "" || child.exitCode !== null, {
    timeout: MAX_COMMAND_MS,
  });
  return Number(children().split(" ")[0]);
}
