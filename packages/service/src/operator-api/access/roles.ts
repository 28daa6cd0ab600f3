/** Roles of operators, from least to most privileged. Each role includes the ones before it. */
export const roles = ["read", "operate", "admin"] as const;

/** A role of the operator's API. */
export type Role = (typeof roles)[number];

/** Returns the contract scopes of a role. */
export function scopesOf(role: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(role) + 1);
}

/** A user of the operator's API. */
export interface OperatorPrincipal {
  /** Name in the audit log: the operator token, or the operating system user. */
  readonly name: string;
  readonly role: Role;
  /** Secret of the console session; undefined if there is none. */
  readonly session?: string;
  /** When the session expires. */
  readonly sessionEndsAt?: Date;
}
