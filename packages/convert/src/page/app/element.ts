/** Returns the element of the page with the given id. */
export function element<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

type Attributes = Readonly<Record<string, string>>;

/** Creates an element with attributes and children. Strings are added as text, never parsed as markup. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

/** Creates a button that calls `onClick`. */
export function button(
  label: string,
  onClick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const created = create("button", { type: "button", ...attributes }, label);
  created.addEventListener("click", onClick);
  return created;
}
