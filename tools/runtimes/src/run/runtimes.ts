import { fetchNode, findChromium, findInstalled, findNode, type Found } from "../find.ts";
import { runChromium } from "./run-chromium.ts";
import { runCommand } from "./run-command.ts";
import { runWorkerd } from "./run-workerd.ts";
import type { Runtime } from "./runtime.ts";

const NODES = new Map([
  [20, "20.20.2"],
  [22, "22.23.3"],
  [24, "24.21.0"],
]);

/**
 * Finds every runtime that the client-side packages support, and checks its version. With `fetch`, CI downloads a
 * missing Node.
 */
export function findRuntimes({ fetch }: { readonly fetch: boolean }): readonly Runtime[] {
  const nodes = [...NODES].map(([major, version]) =>
    inCommand(`Node ${major}`, fetch ? fetchNode(major, version) : findNode(major), []),
  );
  return [...nodes, deno(), inCommand("Bun", findInstalled("bun"), []), workerd(), browser()];
}

function deno(): Runtime {
  const flags = ["--node-modules-dir=manual", "--no-lock", "--allow-net", "--allow-env"];
  return inCommand("Deno", findInstalled("deno"), ["run", ...flags]);
}

function workerd(): Runtime {
  return runtime(
    "workerd",
    findInstalled("workerd"),
    (command) => (program, call) => runWorkerd(command, program, call),
  );
}

function browser(): Runtime {
  return runtime("Chromium", findChromium(), () => runChromium);
}

function inCommand(name: string, found: Found, args: readonly string[]): Runtime {
  return runtime(
    name,
    found,
    (command) => (program, call) => runCommand(command, args, program, call),
  );
}

function runtime(name: string, found: Found, run: (command: string) => Runtime["run"]): Runtime {
  if ("command" in found) return { name, run: run(found.command) };
  const { missing } = found;
  return { name, missing, run: () => Promise.reject(new Error(missing)) };
}
