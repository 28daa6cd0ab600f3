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
  /** As the audit log names them: the operator token, or the user of the operating system. */
  readonly name: string;
  readonly role: Role;
  /** The secret of the console's session; undefined if there is none. */
  readonly session?: string;
  /** When the session ends. */
  readonly sessionEndsAt?: Date;
}
