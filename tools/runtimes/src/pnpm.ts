const running = process.env.npm_execpath;

/**
 * The command that runs pnpm, with its first arguments: the pnpm that runs the tests, if any. `npx` would query the
 * registry, and parallel runs wait for each other, sometimes forever.
 */
export const PNPM: readonly [command: string, ...args: string[]] = running?.includes("pnpm")
  ? [running]
  : ["npx", "--yes", "pnpm@12"];
