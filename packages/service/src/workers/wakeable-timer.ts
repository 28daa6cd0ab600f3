/** A timer that another caller can end early. */
export interface WakeableTimer {
  /** Resolves after a number of milliseconds, or when the timer is woken. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Ends the current sleep; later ones are not affected. */
  readonly wake: () => void;
}

/** Creates a timer for one sleeper. */
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
