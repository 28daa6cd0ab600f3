import type { TryCall } from "./call.ts";
import { toCurl } from "./curl.ts";
import { createFields, type Fields } from "./fields.ts";
import { buildRequest, InvalidValueError, type TryRequest } from "./request.ts";
import { send } from "./send.ts";
import { block, describeResponse, showResponse } from "./show.ts";

/**
 * `<try-request data-call="…">`: a form that calls an operation of the reader's service, and shows the request as curl
 * and the response. It sends nothing before its button is pressed, and nothing to any other host.
 */
class TryRequestElement extends HTMLElement {
  #sending: AbortController | undefined;

  connectedCallback(): void {
    const call = JSON.parse(this.dataset["call"] ?? "") as TryCall;
    const fields = createFields(call);
    const form = document.createElement("form");
    // This element's messages are read out; the browser's own disappear after a moment.
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
    // While a request is in flight, the button cancels it.
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

/** The elements that show the result of a request. */
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
