import type { KeyFlags } from "./keys.js";

/** Flags of `docexport webhooks listen`. */
export interface ListenFlags extends KeyFlags {
  readonly host: string;
  readonly port: number;
  readonly event?: string[];
  readonly connection?: number[];
  readonly endpoint?: string;
  readonly forwardTo?: string;
  readonly allowRemote?: boolean;
  readonly count?: number;
  readonly save?: string;
}
