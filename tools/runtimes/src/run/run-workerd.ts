import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Call, Program } from "./runtime.ts";

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "here",
    )),
    (name = "here", network = (allow = ["local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** Runs a program in workerd: the worker responds to one request with the result. */
export async function runWorkerd(
  command: string,
  program: Program,
  { argument }: Call,
): Promise<unknown> {
  const file = join(dirname(program.worker), "config.capnp");
  await writeFile(file, config);
  const child = spawn(command, ["serve", "--control-fd=1", file], {
    stdio: ["ignore", "pipe", "ignore"],
    // The command starts a child process, and both must be stopped: they form a separate process group.
    detached: true,
  });
  try {
    const port = await portOf(child.stdout);
    const query = new URLSearchParams({ argument });
    const response = await fetch(`http://127.0.0.1:${port}/?${query}`);
    return await response.json();
  } finally {
    const ended = once(child, "exit");
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    await ended;
  }
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error("Expected workerd to say where it listens, got its end.");
}
