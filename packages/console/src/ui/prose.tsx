/** Shows a sentence from the service; text between backticks is shown as code. */
export function Prose({ text }: { readonly text: string }) {
  const parts = text.split("`");
  // An unpaired backtick is part of the text.
  if (parts.length % 2 === 0) return <>{text}</>;
  return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>;
}
