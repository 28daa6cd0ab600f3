import { matches } from "../values/matches.ts";

const LETTERS = [..."a0A-_1bZz9. /:@#+,;=?!%&*()[]{}<>|~^$\"'`\\\n\té日"];
const MAX_REPEATED = 1_000;

/** Creates a text that matches a pattern, within length limits; undefined if none is found. */
export function textOfPattern(pattern: string, minLength = 0, maxLength = 64): string | undefined {
  const isLong = (text: string) => text.length >= minLength && text.length <= maxLength;
  return partsOf(pattern).find((text) => isLong(text) && matches(pattern, text));
}

/** Yields candidate texts for a pattern, with small and large numbers of repetitions. */
function partsOf(pattern: string): string[] {
  return ["a", "1", "Aa1!"].flatMap((any) =>
    [0, 1, 2, 8].flatMap((times) => {
      try {
        return new PatternReader(pattern, times, any).alternatives();
      } catch {
        return [];
      }
    }),
  );
}

const CONTROLS: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", f: "\f", v: "\v" };

/**
 * Creates texts for the common subset of regular expressions, with a given number of repetitions if the pattern allows
 * it.
 */
class PatternReader {
  readonly #pattern: string;
  readonly #times: number;
  /** The text used for any character; a lookahead may require a certain kind. */
  readonly #any: string;
  #at = 0;

  constructor(pattern: string, times: number, any: string) {
    this.#any = any;
    this.#pattern = pattern;
    this.#times = times;
  }

  alternatives(): string[] {
    const found = [this.#sequence()];
    while (this.#peek() === "|") {
      this.#take();
      found.push(this.#sequence());
    }
    return found;
  }

  #peek(): string | undefined {
    return this.#pattern[this.#at];
  }

  #take(): string {
    const letter = this.#peek() ?? "";
    this.#at += 1;
    return letter;
  }

  #rest(): string {
    return this.#pattern.slice(this.#at);
  }

  #sequence(): string {
    let text = "";
    while (this.#peek() !== undefined && this.#peek() !== "|" && this.#peek() !== ")") {
      const one = this.#atom();
      text += one.repeat(this.#quantifier());
    }
    return text;
  }

  #quantifier(): number {
    const found = /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})[?]?/.exec(this.#rest());
    if (!found) return 1;
    const [whole, sign, least, most] = found;
    this.#at += whole.length;
    if (sign === "*") return this.#times;
    if (sign === "+") return Math.max(1, this.#times);
    if (sign === "?") return Math.min(1, this.#times);
    const min = Number(least);
    const max = most === undefined ? min : Number(most || MAX_REPEATED);
    return Math.min(Math.max(min, this.#times), max, MAX_REPEATED);
  }

  #atom(): string {
    const sign = this.#take();
    if (sign === "^" || sign === "$") return "";
    if (sign === "(") return this.#group();
    if (sign === "[") return oneOf(this.#class());
    if (sign === ".") return this.#any;
    return sign === "\\" ? this.#escape() : sign;
  }

  #group(): string {
    const [prefix = "", ahead] = /^\?(?::|<[A-Za-z]\w*>|([=!]|<[=!]))/.exec(this.#rest()) ?? [];
    this.#at += prefix.length;
    const [first = ""] = this.alternatives();
    this.#take();
    // Lookaheads are tested afterwards, not generated.
    return ahead === undefined ? first : "";
  }

  #class(): string {
    const start = this.#at - 1;
    while (this.#peek() !== undefined && this.#peek() !== "]")
      if (this.#take() === "\\") this.#take();
    this.#take();
    return this.#pattern.slice(start, this.#at);
  }

  #escape(): string {
    const letter = this.#take();
    if (/[bB]/.test(letter)) return "";
    if (!/[dDwWsSpP]/.test(letter)) return CONTROLS[letter] ?? letter;
    const [braces = ""] = /[pP]/.test(letter) ? (/^\{[^}]*\}/.exec(this.#rest()) ?? []) : [];
    this.#at += braces.length;
    return oneOf(`\\${letter}${braces}`);
  }
}

/** Returns a character of a character class. */
function oneOf(letters: string): string {
  const test = new RegExp(`^${letters}$`, "u");
  return LETTERS.find((letter) => test.test(letter)) ?? "a";
}
