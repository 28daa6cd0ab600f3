/** Lets one sleeper sleep until somebody wakes it. */
export interface Alarm {
  /** Resolves when somebody wakes the sleeper, or after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Wakes whoever sleeps now; nobody else. */
  readonly wake: () => void;
}

/** An alarm without a sleeper yet. */
export function createAlarm(): Alarm {
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
