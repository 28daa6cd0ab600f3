import { findChromium, findInstalled, findNode, type Found } from "../find.ts";
import { runChromium } from "./run-chromium.ts";
import { runCommand } from "./run-command.ts";
import { runWorkerd } from "./run-workerd.ts";
import type { Runtime } from "./runtime.ts";

/** Every runtime that the packages for callers are promised to run in. */
export const runtimes: readonly Runtime[] = [
  node(20, "20.20.2"),
  node(22, "22.23.3"),
  node(24, "24.21.0"),
  inCommand("Deno", findInstalled("deno"), [
    "run",
    "--node-modules-dir=manual",
    "--no-lock",
    "--allow-net",
    "--allow-env",
  ]),
  inCommand("Bun", findInstalled("bun"), []),
  runtime(
    "workerd",
    findInstalled("workerd"),
    (command) => (program, call) => runWorkerd(command, program, call),
  ),
  runtime(
    "Chromium",
    findChromium(),
    (command) => (program, call) => runChromium(command, program, call),
  ),
];

function node(major: number, version: string): Runtime {
  return inCommand(`Node ${major}`, findNode(major, version), []);
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
