/** Lets one holder at a time have the session. */
export interface Mutex {
  /** Resolves when the caller has the lock, with the function that releases it. */
  readonly lock: () => Promise<() => void>;
  /** Starts work when the lock is free, and releases it immediately: the session runs statements in the order that it gets them. */
  readonly within: <Result>(start: () => Promise<Result>) => Promise<Result>;
}

/** A lock that is given in the order of the calls. */
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
