import { spawnSync } from "node:child_process";

/** Seconds of CPU that a Node process takes, cold, from its start to its end; the least of `times`. */
export function cpuOf(args: readonly string[], times = 3): number {
  const runs = Array.from({ length: times }, () => {
    const script = `process.on("exit", () => { const { user, system } = process.cpuUsage(); console.error("cpu " + (user + system)); });`;
    const { stderr, status } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(script)}`, ...args],
      { encoding: "utf8" },
    );
    const [, microseconds] = /cpu (\d+)/.exec(stderr) ?? [];
    if (status !== 0 || microseconds === undefined) throw new Error(stderr);
    return Number(microseconds) / 1e6;
  });
  return Math.min(...runs);
}
