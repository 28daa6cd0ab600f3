import { spawnSync } from "node:child_process";

/** CPU seconds of a Node process from a cold start to its exit; the minimum of `times` runs. */
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
