/** What decides about colours. */
export interface ColourFacts {
  /** False after `--no-color`. */
  readonly color?: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** Whether to colour: on a terminal, unless `--no-color`, `NO_COLOR` (no-color.org) or a dumb terminal says otherwise. */
export function wantsColour({ color = true, environment, isTerminal }: ColourFacts): boolean {
  return isTerminal && color && !environment["NO_COLOR"] && environment["TERM"] !== "dumb";
}
