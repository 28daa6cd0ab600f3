/** What the command touches of its surroundings, passed in so that it can be run in process. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
}

/** The part of a writable stream that the command uses. */
export interface OutputStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}
