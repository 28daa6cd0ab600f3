/** Exit codes of the command. The help page and the README document them. */
export const EXIT_CODES = {
  ok: 0,
  /** A call or a job failed, or the signature of a webhook call is invalid. */
  failed: 1,
  /** Invalid arguments, settings or files: nothing was sent. */
  usage: 2,
  /** The end of a job was not observed in time; the job may still be running. */
  unobserved: 3,
  /** The service refused the token, or the token lacks a scope. */
  refused: 4,
  /** Ctrl+C. Shells use 128 plus the number of the signal. */
  interrupted: 130,
} as const;

/** One of {@link EXIT_CODES}. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/**
 * Combines the exit codes of several results: the code for Ctrl+C if one of them has it, else the code that all
 * failures have in common, else the general one.
 */
export function joinExitCodes(codes: readonly ExitCode[]): ExitCode {
  if (codes.includes(EXIT_CODES.interrupted)) return EXIT_CODES.interrupted;
  const [first = EXIT_CODES.ok, ...others] = new Set(
    codes.filter((code) => code !== EXIT_CODES.ok),
  );
  return others.length === 0 ? first : EXIT_CODES.failed;
}
