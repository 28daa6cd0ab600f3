import type { Settings } from "../../config/settings.js";
import type { Storage } from "../../storage/storage.js";

/** What a check has to go on. */
export interface CheckContext {
  readonly settings: Settings;
  readonly storage: Storage;
}

/** What a check found. */
export interface Finding {
  /** `fault`: the service does not do its work; `warning`: a part of it may not. */
  readonly state: "ok" | "warning" | "fault";
  /** What was looked at. */
  readonly what: string;
  readonly detail: string;
}

/** Looks at one thing that the service needs; what it throws is a fault. */
export interface Check {
  readonly what: string;
  readonly run: (context: CheckContext) => Promise<readonly Finding[]>;
}
