import { fetch, type RequestInit } from "undici";

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** One exchange; connections are kept, so that one which a refusal left unusable is found by the next. */
export async function exchange(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}
