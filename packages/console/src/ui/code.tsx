import { announce } from "../state/announce.ts";

interface Props {
  readonly label: string;
  readonly text: string;
}

/** Shows text as it was sent or received, scrollable and copyable; JSON is indented. */
export function Code({ label, text }: Props) {
  const shown = indent(text);
  return (
    <div class="code">
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{shown}</code>
      </pre>
      <Copy what={label} text={text} />
    </div>
  );
}

/** Shows a button that copies a text. */
export function Copy({ what, text }: { readonly what: string; readonly text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied: ${what}.`);
    } catch {
      announce("The browser does not allow copying here. Select the text instead.");
    }
  };
  return (
    <button type="button" class="copy" onClick={copy}>
      Copy<span class="unseen"> {what}</span>
    </button>
  );
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
