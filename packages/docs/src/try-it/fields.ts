import { DEMO_TOKEN, inSession, storeInSession } from "./session.ts";
import type { TryCall, TryPart } from "./call.ts";
import { JSON_BODY, type TryValues } from "./request.ts";

/** The fields of a form, and their values. */
export interface Fields {
  readonly elements: readonly HTMLElement[];
  readonly read: () => TryValues;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Values that all forms of a tab share. They are in no URL and in no field name, and are deleted when the tab closes.
 */
type Shared = "baseUrl" | "token";
const SESSION_KEY = { baseUrl: "try-base-url", token: "try-token" } as const;

/** Returns the address of the service that served this page: everything before `/docs/`. */
function pageBaseUrl(): string {
  const [before = ""] = location.pathname.split("/docs/");
  return location.origin + (location.pathname.includes("/docs/") ? before : "");
}

/** Creates the fields for a call of an operation, filled with its example. */
export function createFields(call: TryCall): Fields {
  const baseUrl = sharedInput("baseUrl", "url", inSession(SESSION_KEY.baseUrl) || pageBaseUrl());
  const token = sharedInput("token", "password", inSession(SESSION_KEY.token));
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
        "For all operations: stays in this tab until you close it, and is sent only to that address.",
      ),
      ...demoButton(),
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

/** Creates a field whose value all forms of the tab share. */
function sharedInput(name: Shared, type: string, value: string): HTMLInputElement {
  const input = inputOf(type, value);
  input.autocomplete = "off";
  input.dataset["shared"] = name;
  input.addEventListener("input", () => share(name, input.value));
  return input;
}

/** Sets this field in every form, and stores its value for the other pages of the tab. */
function share(name: Shared, value: string): void {
  storeInSession(SESSION_KEY[name], value);
  const fields = `try-request [data-shared="${name}"]`;
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) field.value = value;
}

/** Returns a button that fills in the demo's URL and token, if the reader came from the link that the demo prints. */
function demoButton(): readonly HTMLElement[] {
  const token = inSession(DEMO_TOKEN);
  if (token === "") return [];
  const button = document.createElement("button");
  button.type = "button";
  button.append("Fill in the demo's");
  button.addEventListener("click", () => {
    share("baseUrl", pageBaseUrl());
    share("token", token);
  });
  return [button];
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

/** Wraps a field in its label, without IDs: several forms on a page would share them. */
function labelled(text: string, input: Input, hint = ""): HTMLElement {
  const label = document.createElement("label");
  const name = document.createElement("span");
  name.append(text);
  const small = document.createElement("small");
  small.append(hint);
  label.append(name, ...(hint === "" ? [] : [" ", small]), input);
  return label;
}
