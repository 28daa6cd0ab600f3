/** A command as a shell completes it. */
export interface CompletionCommand {
  /** The words that lead to it, such as `webhooks create`; empty for the program itself. */
  readonly path: string;
  /** What may come next: commands under it, or what its argument can be. */
  readonly words: readonly Offer[];
  readonly options: readonly OptionOffer[];
}

/** A word that can be typed, and what it means. */
export interface Offer {
  readonly word: string;
  readonly description: string;
}

/** An option, and what it takes. */
export interface OptionOffer extends Offer {
  readonly takesValue: boolean;
  /** Values to offer; none where the shell's own, files, are as good. */
  readonly values: readonly string[];
}
