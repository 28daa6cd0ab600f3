import type { WebhookCalls } from "../../storage/lists/webhook-calls.js";
import type {
  ViewedCall,
  ViewedMessage,
} from "../../storage/lists/webhook-view/viewed-messages.js";
import {
  MAX_PENDING,
  type ViewedWebhook,
} from "../../storage/lists/webhook-view/viewed-webhook.js";
import { documentOf, element, type Content, type Element } from "./html.js";

/** Content of the page. */
export interface WebhookPageContent {
  readonly webhook: ViewedWebhook;
  readonly calls: WebhookCalls;
  readonly messages: readonly ViewedMessage[];
  /** Cursor of the next page, with older messages; null if there are none. */
  readonly nextCursor: string | null;
  /** The id that was searched for. */
  readonly about: string | undefined;
  /** True if newer messages are on another page. */
  readonly isOlder: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Returns the page of one webhook. */
export function webhookPage(content: WebhookPageContent): string {
  const { webhook, calls, now, expiresAt } = content;
  const title = `Webhook to ${webhook.origin}`;
  return documentOf(
    title,
    element("h1", {}, title),
    element("p", { class: "quiet" }, "As of ", time(now.toISOString()), "."),
    ...stateOf(webhook),
    facts({ Description: webhook.description, Events: webhook.events.join(", ") }),
    element("h2", {}, "The last 24 hours"),
    calls.calls === 0 ? element("p", {}, "No calls.") : facts(callFacts(calls)),
    element("h2", { id: "messages" }, "Messages"),
    searchForm(content.about),
    messageTable(content),
    pages(content),
    element(
      "footer",
      {},
      element(
        "p",
        { class: "quiet" },
        "This page is read-only. Your token expires at ",
        time(expiresAt.toISOString()),
        ".",
      ),
      element(
        "form",
        { method: "post", action: "./" },
        element("button", { type: "submit", name: "leave", value: "1" }, "Sign out"),
      ),
    ),
  );
}

function stateOf({ state, failingSince, disabledAt, pausedSince, pending }: ViewedWebhook) {
  const [colour, ...said]: readonly [string, ...Content[]] =
    state === "disabled" && disabledAt
      ? [
          "bad",
          element("strong", {}, "Disabled"),
          " since ",
          time(disabledAt),
          ". It gets no events until the operator of the service enables it.",
        ]
      : state === "failing" && failingSince
        ? [
            "bad",
            element("strong", {}, "Failing"),
            " since ",
            time(failingSince),
            ": its last call was not accepted. Calls are repeated later.",
          ]
        : [
            "good",
            element("strong", {}, "Working"),
            ": its last call was accepted, or there was none.",
          ];
  const paused =
    pausedSince === null
      ? null
      : element(
          "p",
          { class: "note" },
          element("strong", {}, "Paused"),
          " since ",
          time(pausedSince),
          " by the operator of the service. Messages wait, and are sent when the pause ends.",
        );
  const waiting = describePending(pending);
  return [element("p", { class: `note ${colour}` }, ...said, ` ${waiting}`), paused];
}

function describePending(pending: number): string {
  if (pending === 0) return "No messages pending.";
  if (pending === 1) return "1 message pending.";
  const count = pending.toLocaleString("en");
  return `${count}${pending >= MAX_PENDING ? " or more" : ""} messages pending.`;
}

function callFacts({ calls, failed, failures, p50Ms, p95Ms }: WebhookCalls) {
  return {
    Calls: calls.toLocaleString("en"),
    Failed: failed.toLocaleString("en"),
    "Failed with":
      failures.length === 0
        ? null
        : failures.map(({ kind, count }) => `${kind}: ${count}`).join(", "),
    "Median duration": `${p50Ms} ms`,
    "95th percentile": `${p95Ms} ms`,
  };
}

function facts(of: Readonly<Record<string, string | null>>): Element {
  const pairs = Object.entries(of).flatMap(([name, value]) =>
    value === null ? [] : [element("dt", {}, name), element("dd", {}, value)],
  );
  return element("dl", {}, ...pairs);
}

function searchForm(about: string | undefined): Element {
  return element(
    "form",
    { method: "get", action: "./", role: "search" },
    element("label", { for: "q" }, "Id of a message, a job or a document"),
    element(
      "span",
      { class: "row" },
      element("input", {
        id: "q",
        name: "q",
        type: "search",
        maxlength: "500",
        value: about ?? "",
        autocomplete: "off",
      }),
      element("button", { type: "submit" }, "Search"),
    ),
    about === undefined ? null : element("a", { href: "./" }, "All messages"),
  );
}

const HEADS = ["Created", "Event", "State", "Last call", "Attempts", "Message and job"];

function messageTable({ messages, about, nextCursor }: WebhookPageContent): Element {
  if (messages.length === 0) {
    const empty =
      about === undefined
        ? "There are no messages."
        : `No message of this webhook is about ${about}${nextCursor === null ? "" : " so far; older ones were not searched"}.`;
    return element("p", { role: "status" }, empty);
  }
  const heads = HEADS.map((head) => element("th", { scope: "col", role: "columnheader" }, head));
  // The explicit roles are needed because a narrow window shows each row as a block, which browsers no longer treat as
  // a table row.
  return element(
    "table",
    { role: "table", "aria-labelledby": "messages" },
    element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, ...heads)),
    element("tbody", { role: "rowgroup" }, ...messages.map(messageRow)),
  );
}

function messageRow(message: ViewedMessage): Element {
  const { createdAt, event, state, lastCall, attempts, job, id, nextAttemptAt } = message;
  const next = nextAttemptAt === null ? [] : [", next at ", time(nextAttemptAt)];
  const cells: readonly (readonly Content[])[] = [
    [time(createdAt)],
    [event],
    [state, ...(state === "pending" ? next : [])],
    lastCall === null ? ["none yet"] : describeCall(lastCall),
    [String(attempts)],
    [element("code", {}, id), " ", element("code", {}, job)],
  ];
  const row = cells.map((cell, index) =>
    element("td", { role: "cell", "data-head": HEADS[index] ?? "" }, ...cell),
  );
  return element("tr", { role: "row" }, ...row);
}

function describeCall({ at, status, failure, duration }: ViewedCall): readonly Content[] {
  const outcome = status === null ? `no response (${failure ?? "other"})` : String(status);
  const took = duration === null ? "" : ` in ${duration} ms`;
  return [element("strong", {}, outcome), `${took}, at `, time(at)];
}

function pages({ nextCursor, about, isOlder }: WebhookPageContent): Element | null {
  const link = (text: string, cursor?: string) => {
    const query = new URLSearchParams({ ...(about && { q: about }), ...(cursor && { cursor }) });
    return element("a", { href: `./?${query}` }, text);
  };
  const links = [
    isOlder ? link("Newest messages") : null,
    nextCursor === null ? null : link("Older messages", nextCursor),
  ];
  if (links.every((each) => each === null)) return null;
  return element("nav", { "aria-label": "Pages of messages" }, ...links);
}

/** Formats a time to the second. */
function time(at: string): Element {
  const text = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
  return element("time", { datetime: at }, text);
}
