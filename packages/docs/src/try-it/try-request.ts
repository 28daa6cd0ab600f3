import type { TryCall } from "./call.ts";
import { toCurl } from "./curl.ts";
import { createFields, type Fields } from "./fields.ts";
import { buildRequest, InvalidValueError, type TryRequest } from "./request.ts";
import { send } from "./send.ts";
import { block, describeResponse, showResponse } from "./show.ts";

/**
 * `<try-request data-call="…">`: a form that sends the call of an operation to a service of the reader's own, and shows the
 * request as curl and the response. Nothing is sent before its button is pressed, and nothing to another host.
 */
class TryRequestElement extends HTMLElement {
  #sending: AbortController | undefined;

  connectedCallback(): void {
    const call = JSON.parse(this.dataset["call"] ?? "") as TryCall;
    const fields = createFields(call);
    const form = document.createElement("form");
    // The sentences of this element are read out; those of the browser come and go.
    form.noValidate = true;
    const output = document.createElement("div");
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    const submit = button("submit", "Send");
    form.append(...fields.elements, submit, status, output);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#submit({ call, fields, status, output, submit });
    });
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.append(`Send ${call.method} ${call.path} to your own service`);
    details.append(summary, form);
    this.replaceChildren(details);
  }

  disconnectedCallback(): void {
    this.#sending?.abort();
  }

  async #submit({ call, fields, status, output, submit }: Form): Promise<void> {
    // The button ends what it began.
    if (this.#sending) return this.#sending.abort();
    output.replaceChildren();
    status.classList.remove("failed");
    this.#sending = new AbortController();
    try {
      const request = buildRequest(call, fields.read());
      output.append(block("Request", toCurl(request)));
      submit.textContent = "Cancel";
      status.textContent = "Waiting for the response.";
      await this.#send(request, this.#sending.signal, { status, output });
    } catch (error) {
      status.classList.add("failed");
      status.textContent = sentenceOf(error);
    } finally {
      this.#sending = undefined;
      submit.textContent = "Send";
    }
  }

  async #send(request: TryRequest, signal: AbortSignal, { status, output }: Shown): Promise<void> {
    const response = await send(request, signal);
    status.textContent = describeResponse(response);
    output.append(...showResponse(response));
  }
}

/** Where the result of a request is shown. */
interface Shown {
  readonly status: HTMLElement;
  readonly output: HTMLElement;
}

interface Form extends Shown {
  readonly call: TryCall;
  readonly fields: Fields;
  readonly submit: HTMLButtonElement;
}

function button(type: "submit", text: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = type;
  element.append(text);
  return element;
}

function sentenceOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "AbortError")
    return "The request was cancelled.";
  if (error instanceof InvalidValueError) return error.message;
  return error instanceof Error ? error.message : String(error);
}

customElements.define("try-request", TryRequestElement);
