const running = process.env.npm_execpath;

/**
 * The program and first arguments that run pnpm: the pnpm that runs the tests, if there is one. `npx pnpm` would ask
 * the registry each time, and several at once block each other, sometimes forever.
 */
export const PNPM: readonly [command: string, ...args: string[]] = running?.includes("pnpm")
  ? [running]
  : ["npx", "--yes", "pnpm@12"];
