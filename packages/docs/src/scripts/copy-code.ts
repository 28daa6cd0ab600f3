/** Time in milliseconds for which a button shows that it has copied. */
const SAID_MS = 2000;

/**
 * Adds a copy button to each code block. The script adds it because a button in the HTML would contain the code a
 * second time.
 */
export function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>(".expressive-code pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy-code";
    button.textContent = "Copy";
    button.addEventListener("click", () => void copy(code, button));
    code.parentElement?.append(button);
  }
}

async function copy(code: HTMLElement, button: HTMLElement): Promise<void> {
  const lines = [...code.querySelectorAll<HTMLElement>(".ec-line .code")];
  const text = lines.map((line) => line.textContent.replace(/\n$/, "")).join("\n");
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => "Copied",
    () => "Not allowed",
  );
  setTimeout(() => (button.textContent = "Copy"), SAID_MS);
}
