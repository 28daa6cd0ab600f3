/** Shells with a completion script. */
export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

/** One of {@link SHELLS}. */
export type Shell = (typeof SHELLS)[number];

/** The first argument when a completion script asks the command for suggestions. */
export const ASK_OFFERS = "__complete";
