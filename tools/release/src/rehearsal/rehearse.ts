import { rm } from "node:fs/promises";
import { boundFaults } from "./bounds.ts";
import { installedSize, type InstalledSize } from "./installed-size.ts";
import type { Registry } from "./registry.ts";
import { openShell, type Manager } from "./shell.ts";
import type { NewUser } from "./new-users.ts";

/** The environment of a new user. */
export interface Place {
  readonly parent: string;
  /** Path of the Node program. */
  readonly node: string;
  readonly manager: Manager;
}

/** Outcome of one new user's attempt. */
export interface Rehearsed {
  readonly name: string;
  readonly said: string;
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly size?: InstalledSize;
}

const MAX_SHOWN_CHARACTERS = 2_000;

/** Simulates a new user who installs and uses a package in an empty folder, and deletes the folder. */
export async function rehearse(
  { name, adds, use }: NewUser,
  registry: Registry,
  place: Place,
): Promise<Rehearsed> {
  const started = performance.now();
  const shell = await openShell(registry, place);
  const seconds = () => (performance.now() - started) / 1000;
  try {
    if (adds !== undefined) await shell.add(adds);
    const isMeasured = adds !== undefined && place.manager === "npm";
    const size = isMeasured ? await installedSize(shell.folder) : undefined;
    const said = (await use(shell)).trim().split("\n").at(-1) ?? "";
    const faults = size ? boundFaults(name, size) : [];
    return { name, said, faults, seconds: seconds(), ...(size && { size }) };
  } catch (error) {
    return { name, said: "", faults: [failureOf(error)], seconds: seconds() };
  } finally {
    await rm(shell.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function failureOf(error: unknown): string {
  const {
    stdout = "",
    stderr = "",
    message,
  } = error as Error & { stdout?: string; stderr?: string };
  return `${message}\n${stdout}\n${stderr}`.trim().slice(0, MAX_SHOWN_CHARACTERS);
}
