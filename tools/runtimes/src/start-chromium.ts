import type { Browser } from "playwright-core";
import { findChromium } from "./find.ts";

/** Returns why there is no Chromium for tests; undefined if there is one. */
export function chromiumMissing(): string | undefined {
  const found = findChromium();
  return "missing" in found ? found.missing : undefined;
}

/**
 * Starts the system's Chromium with further flags; throws an Error if there is none. It runs without a sandbox, which
 * needs rights that containers rarely have; tests open only pages of this project.
 */
export async function startChromium(...flags: readonly string[]): Promise<Browser> {
  const found = findChromium();
  if ("missing" in found) throw new Error(`There is no Chromium: ${found.missing}.`);
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath: found.command, args: ["--no-sandbox", ...flags] });
}
