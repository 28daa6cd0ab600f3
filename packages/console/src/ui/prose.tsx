/** A sentence of the service, whose parts between backticks are code. */
export function Prose({ text }: { readonly text: string }) {
  const parts = text.split("`");
  // One backtick alone is part of the text.
  if (parts.length % 2 === 0) return <>{text}</>;
  return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>;
}
