import { signal } from "@preact/signals";
import type { Role } from "@document-export/operator/types";

/** The signed-in user, if any. */
export type Session =
  | { readonly state: "starting" }
  | { readonly state: "in"; readonly role: Role; readonly name: string }
  /** Nobody is signed in; `reason` says why, or is empty if nobody has signed in yet. */
  | { readonly state: "out"; readonly reason: string };

/** The session of this page, which all parts of the page read. */
export const session = signal<Session>({ state: "starting" });

const ORDER: readonly Role[] = ["read", "operate", "admin"];

/** Returns true if the reader's role includes the given role. */
export function mayAs(role: Role): boolean {
  const { value } = session;
  return value.state === "in" && ORDER.indexOf(value.role) >= ORDER.indexOf(role);
}

/** Marks the session as ended, after the service rejected it. */
export function endSession(reason: string): void {
  if (session.value.state !== "out") session.value = { state: "out", reason };
}
