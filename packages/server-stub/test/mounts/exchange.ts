import { Agent, fetch, type RequestInit } from "undici";

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * One exchange on a connection of its own: some runtimes close one whose body was refused, whatever a caller
 * sent on it next.
 */
export async function exchange(url: string, init: RequestInit): Promise<Answer> {
  const dispatcher = new Agent();
  try {
    const response = await fetch(url, { ...init, dispatcher });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), text };
  } finally {
    await dispatcher.destroy();
  }
}
