/** Color and symbol of each state. A reader can tell a state by either of them alone. */
const LOOKS: Readonly<Record<string, readonly [look: string, sign: string]>> = {
  queued: ["quiet", "○"],
  pending: ["quiet", "○"],
  processing: ["busy", "◐"],
  "half-open": ["busy", "◐"],
  done: ["good", "✓"],
  delivered: ["good", "✓"],
  working: ["good", "✓"],
  closed: ["good", "✓"],
  failed: ["bad", "✕"],
  open: ["bad", "✕"],
  failing: ["warn", "!"],
  disabled: ["quiet", "–"],
};

/** Shows a state as a badge. */
export function State({ of }: { readonly of: string }) {
  const [look, sign] = LOOKS[of] ?? ["quiet", "○"];
  return (
    <span class={`state ${look}`}>
      <span aria-hidden="true">{sign}</span> {of}
    </span>
  );
}
