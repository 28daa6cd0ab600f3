import type { ConsoleSessions } from "./access/console-sessions.js";
import type { Activity } from "./activity/activity.js";
import type { DataContext } from "./data-context.js";
import type { EventHub } from "./events/event-hub.js";

/** Dependencies of the handlers of the operator API. */
export interface OperatorContext extends DataContext {
  readonly sessions: ConsoleSessions;
  readonly hub: EventHub;
  readonly activity: Activity;
  /**
   * Counts a failed login of the request's address.
   * @throws {ProblemError} 429 if the address had too many failed logins in this minute.
   */
  readonly loginFailed: () => void;
  /** URL at which callers reach the interface. */
  readonly url: string;
  readonly startedAt: Date;
}
