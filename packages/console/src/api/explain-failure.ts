import { isProblemError, isUnreachable } from "./client.ts";
import { InputError } from "./input-error.ts";

/** A failure, as the page explains it. */
export interface Failure {
  readonly title: string;
  readonly detail: string;
  /** What the reader can do about it: nothing, sign in, or try again. */
  readonly wayOn: "none" | "sign-in" | "again";
}

/** Explains a failed call in a sentence, with what the reader can do next. */
export function explainFailure(error: unknown): Failure {
  if (isUnreachable(error))
    return {
      title: "The service does not respond.",
      detail: "It may have stopped, or it is starting. The page reloads as soon as it responds.",
      wayOn: "again",
    };
  if (error instanceof InputError)
    return { title: "This form cannot be sent yet.", detail: error.message, wayOn: "none" };
  if (!isProblemError(error))
    return { title: "This page has failed.", detail: String(error), wayOn: "again" };
  const { status, title, detail, errors } = error;
  const places = (errors ?? []).map(({ detail: text, pointer }) =>
    pointer ? `${pointer}: ${text}` : text,
  );
  const said = [detail ?? title ?? "", ...places].filter(Boolean).join(" ");
  if (status === 401)
    return {
      title: "Your session has ended.",
      detail: "Sign in again to continue on this page.",
      wayOn: "sign-in",
    };
  if (status === 403)
    return { title: "Your role may not do this.", detail: said, wayOn: "sign-in" };
  if (status === 404)
    return {
      title: "This page does not exist.",
      detail: `It was removed, or the address is wrong. ${said}`,
      wayOn: "none",
    };
  return { title: title ?? `The service responded with ${status}.`, detail: said, wayOn: "again" };
}
