import { button, element } from "./element.js";
import type { JsonValue } from "./job-message.js";
import { keysOf } from "./value-at.js";

/** Shows a value of the document with the path to it. Clicking a step of the path calls `onStep`. */
export function showPlace(
  { pointer, text, isCut }: JsonValue,
  onStep: (pointer: string) => void,
): void {
  const steps = pointer.split("/");
  const names = ["document", ...keysOf(pointer)];
  const controls = names.map((name, at) => {
    const current: Readonly<Record<string, string>> =
      at === names.length - 1 ? { "aria-current": "location" } : {};
    return button(name, () => onStep(steps.slice(0, at + 1).join("/")), current);
  });
  element("path").replaceChildren(...controls);
  element("value").textContent = isCut ? `${text}\n… (the beginning)` : text;
  element("place").hidden = false;
  const heading = element("place-heading");
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "nearest" });
}
