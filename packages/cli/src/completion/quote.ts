/** A word for bash and zsh that means nothing but itself. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A word for fish that means nothing but itself. */
export function quoteForFish(text: string): string {
  return `'${text.replaceAll(/['\\]/g, (letter) => `\\${letter}`)}'`;
}
