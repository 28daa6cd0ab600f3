import type { TryCall, TryPart } from "./call.ts";
import { JSON_BODY, type TryValues } from "./request.ts";

/** The fields of a form, and what is in them. */
export interface Fields {
  readonly elements: readonly HTMLElement[];
  readonly read: () => TryValues;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * What all forms of a page share. It is in memory alone: nothing of it is in a storage, a URL or the name of a field, and
 * it is gone with the page.
 */
const shared = { baseUrl: pageBaseUrl(), token: "" };

/** The address of the service that served this page: all before `/docs/`. */
function pageBaseUrl(): string {
  const [before = ""] = location.pathname.split("/docs/");
  return location.origin + (location.pathname.includes("/docs/") ? before : "");
}

/** The fields for the call of an operation, with the values of its example. */
export function createFields(call: TryCall): Fields {
  const baseUrl = sharedInput("baseUrl", "url");
  const token = sharedInput("token", "password");
  const parameters = call.parameters.map(
    ({ name, example }) => [name, inputOf("text", "", example)] as const,
  );
  const texts = textsOf(call).map(([name, value]) => [name, textArea(value)] as const);
  const files = filesOf(call).map(({ name }) => [name, inputOf("file")] as const);
  return {
    elements: [
      labelled("Base URL", baseUrl),
      labelled(
        "Token",
        token,
        "Stays in the memory of this page: not stored, and sent only to that address.",
      ),
      ...call.parameters.map(({ name, in: place }, index) =>
        labelled(
          name,
          parameters[index]?.[1] ?? inputOf("text"),
          place === "path" ? place : `${place}, optional`,
        ),
      ),
      ...files.map(([name, input]) => labelled(`Part ${name}`, input, "file")),
      ...texts.map(([name, input]) =>
        labelled(name === JSON_BODY ? "Body" : `Part ${name}`, input, "application/json"),
      ),
    ],
    read: () => ({
      baseUrl: baseUrl.value,
      token: token.value,
      parameters: valuesOf(parameters),
      texts: valuesOf(texts),
      files: Object.fromEntries(files.map(([name, { files: chosen }]) => [name, chosen?.[0]])),
    }),
  };
}

function textsOf({ body }: TryCall): [string, unknown][] {
  if (!body) return [];
  if (body.kind === "json") return [[JSON_BODY, body.example]];
  return body.parts.filter(({ isFile }) => !isFile).map(({ name, example }) => [name, example]);
}

function filesOf({ body }: TryCall): readonly TryPart[] {
  return body?.kind === "multipart" ? body.parts.filter(({ isFile }) => isFile) : [];
}

function valuesOf(inputs: readonly (readonly [string, Input])[]): Record<string, string> {
  return Object.fromEntries(inputs.map(([name, { value }]) => [name, value]));
}

/** A field whose value all forms of the page have. */
function sharedInput(name: keyof typeof shared, type: string): HTMLInputElement {
  const input = inputOf(type, shared[name]);
  input.autocomplete = "off";
  input.dataset["shared"] = name;
  input.addEventListener("input", () => {
    shared[name] = input.value;
    for (const other of document.querySelectorAll<HTMLInputElement>(
      `try-request [data-shared="${name}"]`,
    ))
      other.value = input.value;
  });
  return input;
}

function inputOf(type: string, value = "", placeholder = ""): HTMLInputElement {
  const input = document.createElement("input");
  input.type = type;
  input.placeholder = placeholder;
  if (type !== "file") input.value = value;
  input.spellcheck = false;
  return input;
}

function textArea(value: unknown): HTMLTextAreaElement {
  const area = document.createElement("textarea");
  area.value = JSON.stringify(value, undefined, 2);
  area.rows = Math.min(12, area.value.split("\n").length);
  area.spellcheck = false;
  return area;
}

/** A field within its label: no ids, which five forms on a page would share. */
function labelled(text: string, input: Input, hint = ""): HTMLElement {
  const label = document.createElement("label");
  const name = document.createElement("span");
  name.append(text);
  const small = document.createElement("small");
  small.append(hint);
  label.append(name, ...(hint === "" ? [] : [" ", small]), input);
  return label;
}
