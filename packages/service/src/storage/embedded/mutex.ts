/** Lets only one holder at a time use the session. */
export interface Mutex {
  /** Waits for the lock, and resolves with the function that releases it. */
  readonly lock: () => Promise<() => void>;
  /**
   * Starts work as soon as the lock is free, and releases the lock immediately: the session runs statements in the
   * order in which it receives them.
   */
  readonly within: <Result>(start: () => Promise<Result>) => Promise<Result>;
}

/** Creates a lock that is granted in the order of the calls. */
export function createMutex(): Mutex {
  let last: Promise<void> = Promise.resolve();
  const lock = async () => {
    const before = last;
    let release = (): void => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
  return {
    lock,
    within: async (start) => {
      const release = await lock();
      const started = start();
      release();
      return started;
    },
  };
}
