/** What the command ends with; documented in its help and its README. */
export const exitCodes = {
  ok: 0,
  /** A call or a job failed, or a message is not what it claims to be. */
  failed: 1,
  /** The arguments, the settings or the files are wrong: nothing was sent. */
  usage: 2,
  /** The end of a job was not seen; the job itself may well go on. */
  unseen: 3,
  /** The token was refused, or may not do this. */
  refused: 4,
  /** Ctrl+C, as shells have it: 128 and the number of the signal. */
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
