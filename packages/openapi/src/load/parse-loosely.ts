import { findInnerLines } from "./find-inner-lines.js";

/** Parses YAML strictly; with `json`, the last of several members with one name counts. */
export type ParseYaml = (text: string, settings: { readonly json: boolean }) => unknown;

/** A parsed file, with the parser's first error of each kind that was ignored. */
export interface LooseYaml {
  readonly value: unknown;
  readonly twice?: string;
  readonly indentation?: string;
}

const TWICE = "duplicated mapping key";
const DEFICIENT = "deficient indentation";
/** Maximum number of spaces that a line gets. */
const MAX_INDENTATION = 200;

/**
 * Parses YAML with two kinds of mistakes that other parsers ignore: two members with the same name, of which the last
 * one counts, and lines inside brackets or quotation marks that are indented less than YAML 1.2 requires (6.1, 8.2.1).
 * Spaces at the start of such a line have no meaning, so all such lines are indented further. The text is parsed once,
 * and again after each of the two mistakes. Throws the parser's error for any other mistake.
 */
export function parseLoosely(text: string, parse: ParseYaml): LooseYaml {
  let read = text;
  const errors: { twice?: string; indentation?: string } = {};
  for (;;)
    try {
      return { value: parse(read, { json: "twice" in errors }), ...errors };
    } catch (error) {
      const { message } = error as Error;
      if (message.startsWith(TWICE) && !("twice" in errors)) errors.twice = message;
      else if (message.startsWith(DEFICIENT) && !("indentation" in errors)) {
        errors.indentation = message;
        read = withInnerLinesIndented(text);
      } else throw error;
    }
}

function withInnerLinesIndented(text: string): string {
  const lines = text.split("\n");
  const isInner = findInnerLines(lines);
  // More than the indentation of any value in the text.
  const furthest = lines.reduce((most, line) => Math.max(most, line.search(/\S|$/)), 0);
  const indentation = " ".repeat(Math.min(furthest + 2, MAX_INDENTATION));
  return lines.map((line, at) => (isInner[at] ? indentation + line : line)).join("\n");
}
