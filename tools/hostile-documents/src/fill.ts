/** Fixed text with repeated parts in its gaps. */
export interface Recipe {
  /** Fixed text before, between and after the repeated parts: one entry more than `parts` returns. */
  readonly frame: readonly string[];
  /** Returns what repetition `index` adds in each gap of the frame; an empty string adds nothing. */
  readonly parts: (index: number) => readonly string[];
  /** Separator between repetitions; a comma by default. */
  readonly separator?: string;
}

/** Creates the recipe of a document of about `bytes` bytes. */
export type Kind = (bytes: number) => Recipe;

/** Repeats the parts until the document has `bytes` bytes. */
export function fill({ frame, parts, separator = "," }: Recipe, bytes: number): Uint8Array {
  const gaps = frame.slice(1).map(() => "");
  let length = Buffer.byteLength(frame.join(""));
  for (let index = 0; length < bytes || index === 0; index += 1) {
    for (const [gap, part] of parts(index).entries()) {
      if (part === "") continue;
      const added = gaps[gap] === "" ? part : separator + part;
      gaps[gap] += added;
      length += Buffer.byteLength(added);
    }
  }
  return Buffer.from(frame.map((text, gap) => text + (gaps[gap] ?? "")).join(""));
}
