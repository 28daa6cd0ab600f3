/** Remembers messages, so that none is acted upon twice: a table, or a cache with expiry. */
export interface MessageStore {
  /**
   * Notes a message by its id; false where it was noted before, both in one step. An id is to be kept for more than
   * three days, over which a message is sent until it is acknowledged (decision `event-delivery`).
   */
  add(id: string): boolean | Promise<boolean>;
  /** Forgets a message that could not be handled, so that its next delivery is. */
  remove(id: string): void | Promise<void>;
}
