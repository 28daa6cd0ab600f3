import type { ServerResponse } from "node:http";
import { type LivePart, livePartsOf } from "./live-parts.js";
import type { LiveState } from "./live-state.js";

/** So many pages are followed at one time. */
const MAX_VIEWERS = 16;

/** A viewer with more bytes than these on its way gets nothing more until it has them. */
const MAX_UNSENT_BYTES = 2 ** 20;

/** When a page whose connection is lost tries again, in milliseconds. */
const RETRY_MS = 1_000;

interface Viewer {
  readonly response: ServerResponse;
  /** It has missed an update, and gets everything with the next. */
  isBehind: boolean;
}

/** Those who look at the page; each gets what has changed, as server-sent events. */
export class PageViewers {
  readonly #stateOf: () => LiveState;
  readonly #viewers = new Set<Viewer>();
  /** What those who are up to date have, by id. */
  #shown: ReadonlyMap<string, string | undefined> = new Map();

  constructor(stateOf: () => LiveState) {
    this.#stateOf = stateOf;
  }

  get isFull(): boolean {
    return this.#viewers.size >= MAX_VIEWERS;
  }

  /** Sends everything, then what changes. */
  add(response: ServerResponse): void {
    const viewer = { response, isBehind: true };
    response.on("close", () => this.#viewers.delete(viewer));
    this.#viewers.add(viewer);
    response.write(`retry: ${RETRY_MS}\n${eventOf("run", this.#stateOf().startedAt)}`);
    this.update();
  }

  /** Sends what has changed since the last time; renders nothing while nobody looks. */
  update(): void {
    if (this.#viewers.size === 0) return;
    const parts = livePartsOf(this.#stateOf());
    const changed = parts.filter(
      (part) => this.#shown.get(part.id) !== part.html || !this.#shown.has(part.id),
    );
    this.#shown = new Map(parts.map(({ id, html }) => [id, html]));
    for (const viewer of this.#viewers) {
      if (viewer.response.writableLength > MAX_UNSENT_BYTES) viewer.isBehind = true;
      else send(viewer, viewer.isBehind ? parts : changed);
    }
  }

  /** Sends the last state, and says that it is the last. */
  end(): void {
    this.update();
    for (const { response } of this.#viewers) response.end(eventOf("ended", ""));
  }
}

function send(viewer: Viewer, parts: readonly LivePart[]): void {
  viewer.isBehind = false;
  if (parts.length > 0) viewer.response.write(eventOf("parts", JSON.stringify(parts)));
}

/** JSON and times have no line break, which would end the data. */
function eventOf(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}
