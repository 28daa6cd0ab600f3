import type { Agent } from "undici";
import type { AddressPolicy } from "./address-policy.js";
import { guardedAgent } from "./guarded-agent.js";

/** Outbound connections, limited to the machines that the operator allows. */
export interface Outbound {
  readonly policy: AddressPolicy;
  /** HTTP dispatcher that connects only to allowed addresses. The code that opens it must destroy it. */
  readonly dispatcher: Agent;
  /** Time limit of a request, or of an idle connection, in milliseconds. */
  readonly timeout: number;
  /** Aborts HTTP requests early. */
  readonly signal?: AbortSignal;
}

/** Allowed addresses, and `timeout`: the maximum duration of a request, in seconds. */
export interface OutboundLimits extends AddressPolicy {
  readonly timeout: number;
}

/** Opens connections to other machines under a policy. */
export function openOutbound({ timeout, ...policy }: OutboundLimits): Outbound {
  return { policy, dispatcher: guardedAgent(policy), timeout: timeout * 1000 };
}
