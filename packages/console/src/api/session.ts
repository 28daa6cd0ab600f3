import { signal } from "@preact/signals";
import type { Role } from "@document-export/operator/types";

/** Who uses the page. */
export type Session =
  | { readonly state: "starting" }
  | { readonly state: "in"; readonly role: Role; readonly name: string }
  /** Nobody, and why, if there is more to say than that nobody has signed in. */
  | { readonly state: "out"; readonly reason: string };

export const session = signal<Session>({ state: "starting" });

const ORDER: readonly Role[] = ["read", "operate", "admin"];

/** Whether the reader's role includes another. */
export function mayAs(role: Role): boolean {
  const { value } = session;
  return value.state === "in" && ORDER.indexOf(value.role) >= ORDER.indexOf(role);
}

/** Notes that the service no longer knows the session. */
export function endSession(reason: string): void {
  if (session.value.state !== "out") session.value = { state: "out", reason };
}
