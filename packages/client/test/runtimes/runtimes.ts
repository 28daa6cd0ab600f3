import { findChromium, findInstalled, findNode, type Found } from "@document-export/runtimes";
import { runChromium } from "./run-chromium.js";
import { runCommand } from "./run-command.js";
import { runWorkerd } from "./run-workerd.js";
import type { Runtime } from "./runtime.js";

/** Every runtime that the client is promised to run in. */
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
    (command) => (suite, url) => runWorkerd(command, suite, url),
  ),
  runtime(
    "Chromium",
    findChromium(),
    (command) => (suite, url) => runChromium(command, suite, url),
  ),
];

function node(major: number, version: string): Runtime {
  return inCommand(`Node ${major}`, findNode(major, version), []);
}

function inCommand(name: string, found: Found, args: readonly string[]): Runtime {
  return runtime(name, found, (command) => (suite, url) => runCommand(command, args, suite, url));
}

function runtime(name: string, found: Found, run: (command: string) => Runtime["run"]): Runtime {
  if ("command" in found) return { name, run: run(found.command) };
  const { missing } = found;
  return { name, missing, run: () => Promise.reject(new Error(missing)) };
}
