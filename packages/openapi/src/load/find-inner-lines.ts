/**
 * Finds the lines of a YAML text that begin inside brackets or quotation marks, where spaces at the start have no
 * meaning. Takes one pass, and understands only the YAML that this needs: comments, block scalars, and plain texts of
 * several lines. It does not detect invalid YAML, so the caller must still parse the text.
 */
export function findInnerLines(lines: readonly string[]): boolean[] {
  const scan = new Scan();
  return lines.map((line) => {
    const isInner = scan.isInside();
    scan.read(line);
    return isInner;
  });
}

type Quote = '"' | "'";

class Scan {
  #quote: Quote | undefined;
  /** Number of open brackets. */
  #depth = 0;
  /** Column of the key or dash of a block scalar, or of a plain text that may continue on the next line. */
  #text: { readonly column: number; readonly isPlain: boolean } | undefined;

  isInside(): boolean {
    return this.#quote !== undefined || this.#depth > 0;
  }

  read(line: string): void {
    const start = line.search(/\S/);
    if (this.isInside()) this.#readInside(line, 0);
    else if (start === -1 || this.#continues(start)) return;
    else if (line[start] !== "#" && !/^(---|\.\.\.|%)/.test(line)) this.#readBlock(line, start);
  }

  /** Whether a line belongs to the text before it: it is further right than the key or dash of that text. */
  #continues(start: number): boolean {
    if (this.#text && start > this.#text.column) return true;
    this.#text = undefined;
    return false;
  }

  /** Reads dashes and keys, and the node after them. */
  #readBlock(line: string, start: number): void {
    let at = start;
    let column = start;
    for (;;) {
      const [lead = ""] = /^(?:[-?](?= |$)|[!&]\S*(?= |$))? */.exec(line.slice(at)) ?? [];
      if (/^[-?]/.test(lead)) column = at;
      at += lead.length;
      if (lead === "" || at >= line.length) break;
    }
    const sign = line[at];
    if (sign === undefined || sign === "#") return;
    if (sign === "|" || sign === ">") this.#text = { column, isPlain: false };
    else if (/["'[{]/.test(sign)) this.#readInside(line, at, at);
    else this.#readPlain(line, at, column);
  }

  /** Reads a plain key and its value, or a plain text, which may continue on the next line. */
  #readPlain(line: string, at: number, column: number): void {
    const rest = line.slice(at);
    const comment = rest.search(/ #/);
    const colon = rest.search(/:(?: |$)/);
    if (colon === -1 || (comment !== -1 && comment < colon)) {
      if (comment === -1) this.#text = { column, isPlain: true };
      return;
    }
    this.#readValue(line, at + colon + 1, at);
  }

  /** Reads the value after a colon; `key` is the column of its key. */
  #readValue(line: string, from: number, key: number): void {
    const value = /^ *(?:[!&]\S* +)*/.exec(line.slice(from))?.[0].length ?? 0;
    const at = from + value;
    const sign = line[at];
    if (sign === undefined || sign === "#") return;
    if (sign === "|" || sign === ">") this.#text = { column: key, isPlain: false };
    else if (/["'[{]/.test(sign)) this.#readInside(line, at);
    else if (!/ #/.test(line.slice(at))) this.#text = { column: key, isPlain: true };
  }

  /**
   * Reads brackets and quotation marks to their end, or to the end of the line. `key` is their column if they may be a
   * key. A value is never read as a key, so that a line with many colons takes linear time.
   */
  #readInside(line: string, from: number, key?: number): void {
    let at = from;
    while (at < line.length) {
      const sign = line[at];
      if (this.#quote !== undefined) at = this.#closeQuote(line, at);
      else if (sign === "#" && (at === 0 || /\s/.test(line[at - 1] ?? ""))) return;
      else {
        if ((sign === '"' || sign === "'") && this.#begins(line, at, from)) this.#quote = sign;
        else if (sign === "[" || sign === "{") this.#depth += 1;
        else if (sign === "]" || sign === "}") this.#depth -= 1;
        at += 1;
      }
      if (!this.isInside()) {
        const colon = key === undefined ? null : /^\s*:(?= |$)/.exec(line.slice(at));
        if (colon && key !== undefined) this.#readValue(line, at + colon[0].length, key);
        return;
      }
    }
  }

  /**
   * Whether a quotation mark begins a quoted text: inside a plain text, as in `[it's]`, it is an ordinary character.
   */
  #begins(line: string, at: number, from: number): boolean {
    return at === from || /(?:^|[[{,:\s])\s*$/.test(line.slice(Math.max(0, at - 2), at));
  }

  #closeQuote(line: string, from: number): number {
    for (let at = from; at < line.length; at += 1) {
      if (this.#quote === '"' && line[at] === "\\") at += 1;
      else if (line[at] === this.#quote) {
        if (this.#quote === "'" && line[at + 1] === "'") at += 1;
        else {
          this.#quote = undefined;
          return at + 1;
        }
      }
    }
    return line.length;
  }
}
