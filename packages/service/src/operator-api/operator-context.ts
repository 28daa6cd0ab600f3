import type { ConsoleSessions } from "./access/console-sessions.js";
import type { Activity } from "./activity/activity.js";
import type { DataContext } from "./data-context.js";
import type { EventHub } from "./events/event-hub.js";

/** What the handlers of the operator's API build on. */
export interface OperatorContext extends DataContext {
  readonly sessions: ConsoleSessions;
  readonly hub: EventHub;
  readonly activity: Activity;
  /**
   * Counts a login that failed, by the address that the request came from.
   * @throws {ProblemError} 429 where there were too many in this minute.
   */
  readonly loginFailed: () => void;
  /** Where callers reach the interface. */
  readonly url: string;
  readonly startedAt: Date;
}
