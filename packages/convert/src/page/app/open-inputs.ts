import { element } from "./element.js";

/** Maximum size of a document. Converting a larger document needs more memory than a browser gives to a page. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Callbacks for a document, and for the reason if it cannot be read. */
export interface InputListener {
  readonly onDocument: (name: string, json: Uint8Array) => void;
  readonly onRefused: (sentence: string) => void;
}

/** Accepts documents from the file picker, drag and drop, the clipboard, the text field and the example. */
export function openInputs(listener: InputListener): void {
  const take = (files: FileList | null | undefined) => void takeFiles(files, listener);
  const takeText = (name: string, text: string) =>
    listener.onDocument(name, new TextEncoder().encode(text));
  const picker = element<HTMLInputElement>("file");
  element("choose").addEventListener("click", () => picker.click());
  picker.addEventListener("change", () => {
    take(picker.files);
    // Allows choosing the same file again after it has changed.
    picker.value = "";
  });
  element("example").addEventListener("click", () =>
    takeText("The example", element("example-document").textContent),
  );
  openTextField((text) => takeText("The pasted JSON", text));
  openDrops(take);
  document.addEventListener("paste", ({ target, clipboardData }) => {
    if (target instanceof HTMLTextAreaElement) return;
    if (clipboardData?.files.length) return take(clipboardData.files);
    const text = clipboardData?.getData("text/plain") ?? "";
    if (text.trim() !== "") takeText("The pasted JSON", text);
  });
}

function openTextField(onText: (text: string) => void): void {
  const [form, field] = [element("paste"), element<HTMLTextAreaElement>("json")];
  const toggle = element("open-paste");
  toggle.addEventListener("click", () => {
    form.hidden = !form.hidden;
    toggle.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) field.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onText(field.value);
  });
}

/** Accepts files dropped anywhere on the page; otherwise the browser would leave the page and open the file. */
function openDrops(onFiles: (files: FileList | undefined) => void): void {
  const area = document.querySelector(".input");
  const show = (isOver: boolean) => area?.classList.toggle("over", isOver);
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    show(true);
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) show(false);
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    show(false);
    onFiles(event.dataTransfer?.files);
  });
}

async function takeFiles(
  files: FileList | null | undefined,
  { onDocument, onRefused }: InputListener,
): Promise<void> {
  const [file, ...others] = files ?? [];
  if (!file) return;
  if (others.length > 0) return onRefused(`Expected one document, got ${others.length + 1} files.`);
  if (file.size > MAX_BYTES)
    return onRefused(
      `${file.name} has ${Math.ceil(file.size / 2 ** 20)} MiB; this page takes at most ${MAX_BYTES / 2 ** 20} MiB. ` +
        "Convert it with `docexport convert`.",
    );
  try {
    onDocument(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    onRefused(`${file.name} cannot be read; is it a folder, or was it changed or deleted?`);
  }
}
