import stringWidth from "string-width";

/** Text in exactly as many columns: padded, or its end kept behind an ellipsis, since paths differ at the end. */
export function fitText(text: string, columns: number): string {
  const width = stringWidth(text);
  if (width <= columns) return text + " ".repeat(columns - width);
  const letters = [...text];
  while (stringWidth(letters.join("")) > columns - 1) letters.shift();
  const kept = `…${letters.join("")}`;
  return kept + " ".repeat(columns - stringWidth(kept));
}
