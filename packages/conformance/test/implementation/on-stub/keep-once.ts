import { setTimeout as after } from "node:timers/promises";
import { ProblemError } from "@document-export/server-stub";
import type { Behaviour, Content, KeyUse } from "./behaviour.js";

/** The entry stored for an idempotency key. */
export interface Kept {
  readonly content: string;
  readonly resource: unknown;
  readonly refusal?: unknown;
}

/** Executes a request once for each key and content; returns whether this was a repeat (decision `idempotency`). */
export async function keepOnce<Made>(
  { behaviour, kept }: { behaviour: Behaviour; kept: Map<string, Kept> },
  { use, content }: { use: KeyUse | undefined; content: Content },
  make: () => Made,
): Promise<{ made: Made; isRepeat: boolean }> {
  const slot = use && behaviour.slotOf(use);
  if (slot === undefined) return { made: make(), isRepeat: false };
  const text = behaviour.contentOf(content);
  const known = kept.get(slot);
  const isSame = known?.content === text;
  if (known?.refusal) throw known.refusal;
  if (known && !isSame && behaviour.onOtherContent === "refused")
    throw new ProblemError({
      type: "idempotency-mismatch",
      detail: "The key was used with another content. Send a new one.",
    });
  if (known && (isSame || behaviour.onOtherContent === "first"))
    return { made: known.resource as Made, isRepeat: true };
  try {
    const made = make();
    if (behaviour.storesKeyLate) await after(500);
    kept.set(slot, { content: text, resource: made });
    return { made, isRepeat: false };
  } catch (refusal) {
    if (behaviour.keepsRefusals) kept.set(slot, { content: text, resource: undefined, refusal });
    throw refusal;
  }
}
