/** The exit codes of the command; documented in its help and its README. */
export const EXIT_CODES = {
  ok: 0,
  /** A call or a job failed, or a message is not genuine. */
  failed: 1,
  /** Invalid arguments, settings or files: nothing was sent. */
  usage: 2,
  /** The end of a job was not observed; the job may still be running. */
  unobserved: 3,
  /** The token was refused, or lacks a scope. */
  refused: 4,
  /** Ctrl+C, by the convention of shells: 128 plus the number of the signal. */
  interrupted: 130,
} as const;

/** One of {@link EXIT_CODES}. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/**
 * Combines the exit codes of several results: that of Ctrl+C, else the code shared by all failures, else the general
 * one.
 */
export function joinExitCodes(codes: readonly ExitCode[]): ExitCode {
  if (codes.includes(EXIT_CODES.interrupted)) return EXIT_CODES.interrupted;
  const [first = EXIT_CODES.ok, ...others] = new Set(
    codes.filter((code) => code !== EXIT_CODES.ok),
  );
  return others.length === 0 ? first : EXIT_CODES.failed;
}
