import type { Check, Context } from "./checks/check.ts";
import type { Result } from "./report.ts";

/** Runs a check on every tarball. */
export async function runCheck({ name, about, faults }: Check, context: Context): Promise<Result> {
  const started = performance.now();
  const found: string[] = [];
  for (const tarball of context.tarballs)
    for (const fault of await faults(tarball, context)) found.push(`${tarball.folder}: ${fault}`);
  return { name, about, faults: found, milliseconds: performance.now() - started };
}
