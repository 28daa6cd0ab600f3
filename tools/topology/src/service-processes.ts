import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SettingsInput } from "@document-export/service";
import pWaitFor from "p-wait-for";
import { print } from "./transcript.ts";

const PACKAGE = dirname(
  fileURLToPath(import.meta.resolve("@document-export/service/package.json")),
);
const MAIN = join(PACKAGE, "dist/operator/main.js");
/** The demo document. */
export const DOCUMENT = join(PACKAGE, "demo/quarterly-report.json");
const START_TIMEOUT_MS = 240_000;

/** A process of the service. */
export interface ServiceProcess {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Returns the log lines that contain a text. */
  readonly logged: (text: string) => readonly string[];
  /** Sends a signal, and returns the exit code or the signal that killed the process. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | NodeJS.Signals | null>;
}

/** Runs commands of the service, always with the same settings. */
export interface Service {
  /** Runs a command until it exits, and returns its output. */
  readonly run: (
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  readonly serve: (name: string, role: "api" | "worker") => Promise<ServiceProcess>;
  /** Returns warnings and errors logged by the processes. */
  readonly problems: () => readonly string[];
  /** Stops all processes that are still running. */
  readonly endAll: () => Promise<void>;
}

/** Writes the settings file for all processes. */
export async function prepareService(folder: string, settings: SettingsInput): Promise<Service> {
  const config = join(folder, "settings.json");
  await writeFile(config, JSON.stringify(settings));
  const started: ServiceProcess[] = [];
  return {
    run: async (args, env = {}) => {
      const shown = args.map((arg) => (/[^\w=.:/-]/.test(arg) ? `'${arg}'` : arg)).join(" ");
      const options = { env: { ...process.env, ...env } };
      const all = [MAIN, ...args, "--config", config];
      const { stdout } = await promisify(execFile)(process.execPath, all, options);
      print(`$ document-export ${shown}\n           ${stdout.trim().replace(/^de_.+/, "de_…")}`);
      return stdout.trim();
    },
    serve: async (name, role) => {
      const data = join(folder, name);
      await mkdir(data);
      const env = { DOCUMENT_EXPORT_ROLE: role, DOCUMENT_EXPORT_DATA: data, PORT: "0" };
      const child = spawn(process.execPath, [MAIN, "serve", "--config", config], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const running = await untilListening(name, child);
      started.push(running);
      print(
        `$ DOCUMENT_EXPORT_ROLE=${role} document-export serve   # ${name}, process ${running.pid}`,
      );
      return running;
    },
    problems: () =>
      started.flatMap(({ name, logged }) =>
        ['"level":40', '"level":50', '"level":60']
          .flatMap(logged)
          .map((line) => `${name}: ${line}`),
      ),
    endAll: async () => {
      for (const each of started) await each.end("SIGKILL");
    },
  };
}

async function untilListening(name: string, child: ChildProcess): Promise<ServiceProcess> {
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  const ended = once(child, "exit");
  const url = () => /listening on (\S+)/.exec(output)?.[1];
  await pWaitFor(() => url() !== undefined || child.exitCode !== null, {
    timeout: START_TIMEOUT_MS,
  });
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output}`);
  return {
    name,
    url: url() ?? "",
    pid: child.pid ?? 0,
    // Skips the last line, which may be incomplete.
    logged: (text) =>
      output
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.includes(text)),
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await ended;
      return child.exitCode ?? child.signalCode;
    },
  };
}
