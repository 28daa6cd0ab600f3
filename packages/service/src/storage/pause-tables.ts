import type { Generated } from "kysely";

/** Pauses. */
export interface PauseTable {
  id: Generated<number>;
  work: "exports" | "deliveries";
  workspace_id: number | null;
  connection_id: number | null;
  webhook_id: number | null;
  reason: string;
  paused_by: string;
  paused_at: Date;
  resumed_at: Date | null;
  is_automatic: Generated<boolean>;
}

/** The last check of each destination. */
export interface ConnectionCheckTable {
  connection_id: number;
  checked_at: Date;
  ok: boolean | null;
  detail: Generated<string>;
  since: Date;
}

/** Active alert conditions. */
export interface AlertTable {
  name: string;
  summary: string;
  since: Date;
  told_at: Date | null;
}
