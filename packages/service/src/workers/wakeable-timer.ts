/** A timer that somebody else can end early. */
export interface WakeableTimer {
  /** Resolves after so many milliseconds, or when it is woken. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Ends the current sleep; a later one is not affected. */
  readonly wake: () => void;
}

/** A timer for one sleeper. */
export function createWakeableTimer(): WakeableTimer {
  let wake = (): void => undefined;
  return {
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake(),
  };
}
