/** The shells that can complete the command. */
export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

/** One of {@link SHELLS}. */
export type Shell = (typeof SHELLS)[number];

/** The first argument with which the scripts of the shells ask what to offer. */
export const ASK_OFFERS = "__complete";
