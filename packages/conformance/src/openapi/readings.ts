/**
 * Returns the possible interpretations of a text in a URL or a header: 12 as the number and the text, true as the boolean, each
 * also as a list of one.
 */
export function readings(value: unknown): readonly unknown[] {
  const text = String(value ?? "");
  const forms: unknown[] = [text];
  if (text === "true") forms.push(true);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) forms.push(Number(text));
  return [...forms, ...forms.map((form) => [form])];
}
