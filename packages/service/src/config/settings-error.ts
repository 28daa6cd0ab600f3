/** Thrown for invalid settings; the message has a sentence for each of them. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}
