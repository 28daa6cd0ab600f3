import { createHash } from "node:crypto";
import type { Behaviour } from "../implementation/on-stub/behaviour.js";
import type { Target } from "../implementation/on-stub/in-memory.js";
import type { Exchange } from "./plant/message.js";

/** The families of faults; the benchmark counts each separately. */
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

/** One of {@link FAMILIES}. */
export type Family = (typeof FAMILIES)[number];

/** Who may look at a fault: `held-out` faults stay hidden from anyone who writes rules, until the end. */
export type Half = "open" | "held-out";

/** How a fault is planted: in the messages of any implementation, or in the behaviour of the one on the stub. */
export type Plant =
  | { readonly exchange: () => Exchange }
  | { readonly behaviour: Partial<Behaviour> };

/** A fault without the members that follow from its place in the catalogue. */
export interface PlantedFault {
  readonly id: string;
  /** What the faulty implementation does. */
  readonly does: string;
  /** Where such a fault occurs: a framework that does it by default, or `hand-made`. */
  readonly from: string;
  readonly plant: Plant;
  /** Observes only what `does` describes. */
  readonly shows: (target: Target) => Promise<unknown>;
  /** What `shows` observes on a correct implementation. */
  readonly healthy: unknown;
  /** What `shows` observes if the fault is planted. */
  readonly faulty: unknown;
}

/** A fault of the catalogue. */
export interface Fault extends PlantedFault {
  readonly family: Family;
  readonly half: Half;
}

/** Assigns each fault of a family to its half. */
export function defineFaults(family: Family, faults: readonly PlantedFault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, family, half: halfOf(fault.id) }));
}

/**
 * The half of a fault, from a hash of its id, so that adding another fault does not move it. Of the first 400 seeds,
 * 276 splits the families most evenly.
 */
export function halfOf(id: string): Half {
  const [first = 0] = createHash("sha256").update(`half 276 of ${id}`).digest();
  return first % 2 === 0 ? "open" : "held-out";
}
