import { createHash } from "node:crypto";
import type { Behaviour } from "../implementation/on-stub/behaviour.js";
import type { Target } from "../implementation/on-stub/in-memory.js";
import type { Exchange } from "./plant/message.js";

/** The families of faults, each of which the benchmark counts apart. */
export const FAMILIES = [
  "delivery",
  "multipart",
  "life-cycle",
  "prefer",
  "transport",
  "idempotency",
  "authentication",
  "problems",
  "text",
  "robustness",
  "responses",
] as const;

/** One of the families. */
export type Family = (typeof FAMILIES)[number];

/** Who may inspect at a fault: `held-out` ones are hidden from anyone who writes rules, until the end. */
export type Half = "open" | "held-out";

/** How a fault is planted: in the exchange of messages of any implementation, or in the behaviour of the one on the stub. */
export type Plant =
  | { readonly exchange: () => Exchange }
  | { readonly behaviour: Partial<Behaviour> };

/** A fault without what follows from its place in the catalogue. */
export interface PlantedFault {
  readonly id: string;
  /** What the faulty implementation does. */
  readonly does: string;
  /** Where such a fault comes from: a framework whose default it is, or `hand-made`. */
  readonly from: string;
  readonly plant: Plant;
  /** Observes the one thing that the sentence speaks of. */
  readonly shows: (target: Target) => Promise<unknown>;
  /** What `shows` observes on a correct implementation. */
  readonly healthy: unknown;
  /** What `shows` observes where the fault is planted. */
  readonly faulty: unknown;
}

/** A fault of the catalogue. */
export interface Fault extends PlantedFault {
  readonly family: Family;
  readonly half: Half;
}

/** Returns the faults of a family their half. */
export function defineFaults(family: Family, faults: readonly PlantedFault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, family, half: halfOf(fault.id) }));
}

/**
 * The half of a fault: a hash of its id, so that no other fault can move it. Of the first 400 numbers, 276 halves the
 * families best.
 */
export function halfOf(id: string): Half {
  const [first = 0] = createHash("sha256").update(`half 276 of ${id}`).digest();
  return first % 2 === 0 ? "open" : "held-out";
}
