/** Formats a count with its noun, such as `1 workspace` and `2 workspaces`. */
export function counted(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}
