import { fetch, type RequestInit } from "undici";

/** A response whose body was read completely. */
export interface Exchanged {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends a request; connections are reused, so a connection that a refusal left unusable fails the next exchange. */
export async function exchange(url: string, init: RequestInit): Promise<Exchanged> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}
