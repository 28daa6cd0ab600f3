/** Lets one holder after the other have the session. */
export interface Turns {
  /** Resolves when it is the caller's turn, with the function that ends it. */
  readonly take: () => Promise<() => void>;
}

/** Turns in the order of asking. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
}
