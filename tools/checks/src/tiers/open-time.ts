import { spawnSync } from "node:child_process";

const ROUNDS = 3;

/** Opens a database as tests do, and prints the time it took in milliseconds. */
const PROGRAM = `
  const started = performance.now();
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create();
  await database.query("select 1");
  console.log(performance.now() - started);
  process.exit();`;

/** Measures how fast this machine is now: the shortest of three times to open PGlite in memory, in milliseconds. */
export function openTime(): number {
  const args = ["--liftoff-only", "--input-type=module", "--eval", PROGRAM];
  const times = Array.from({ length: ROUNDS }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: "packages/service",
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`PGlite could not be opened: ${stderr}`);
    return Number(stdout);
  });
  return Math.min(...times);
}
