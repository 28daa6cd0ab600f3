import { documentOf, element } from "./html.js";

const TITLE = "See a webhook";

/** Returns the form for a view token; `note` says why a previous token was rejected. */
export function signInPage(note?: string): string {
  return documentOf(
    TITLE,
    element("h1", {}, TITLE),
    note === undefined ? null : element("p", { class: "note bad", role: "alert" }, note),
    element(
      "form",
      { method: "post", action: "./" },
      element("label", { for: "token" }, "View token"),
      element("input", {
        id: "token",
        name: "token",
        type: "password",
        required: "",
        maxlength: "100",
        autocomplete: "off",
        spellcheck: "false",
        autofocus: "",
        "aria-describedby": "token-hint",
      }),
      element(
        "p",
        { class: "quiet", id: "token-hint" },
        "It begins with dxv_. The operator of the service that calls your webhook can give you one.",
      ),
      element("button", { type: "submit" }, "Show the webhook"),
    ),
  );
}

/** Returns a page that explains in a sentence why there is nothing to show. */
export function notePage(note: string): string {
  return documentOf(TITLE, element("h1", {}, TITLE), element("p", { class: "note" }, note));
}
