import type { ServerResponse } from "node:http";
import { type LivePart, livePartsOf } from "./live-parts.js";
import type { LiveState } from "./live-state.js";

/** Maximum number of concurrent viewers. */
const MAX_VIEWERS = 16;

/** A viewer with more unsent bytes than this gets no updates until it has caught up. */
const MAX_UNSENT_BYTES = 2 ** 20;

/** Reconnect delay of a page that lost its connection, in milliseconds. */
const RETRY_MS = 1_000;

interface Viewer {
  readonly response: ServerResponse;
  /** The viewer missed an update and gets the full state with the next one. */
  isBehind: boolean;
}

/** The viewers of the page; each receives changes as server-sent events. */
export class PageViewers {
  readonly #stateOf: () => LiveState;
  readonly #viewers = new Set<Viewer>();
  /** The parts that up-to-date viewers have, by id. */
  #shown: ReadonlyMap<string, string | undefined> = new Map();

  constructor(stateOf: () => LiveState) {
    this.#stateOf = stateOf;
  }

  get isFull(): boolean {
    return this.#viewers.size >= MAX_VIEWERS;
  }

  /** Sends the full state, and from then on the changes. */
  add(response: ServerResponse): void {
    const viewer = { response, isBehind: true };
    response.on("close", () => this.#viewers.delete(viewer));
    this.#viewers.add(viewer);
    response.write(`retry: ${RETRY_MS}\n${eventOf("run", this.#stateOf().startedAt)}`);
    this.update();
  }

  /** Sends the changes since the last update; renders nothing while nobody is watching. */
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

  /** Sends the last state and announces that it is final. */
  end(): void {
    this.update();
    for (const { response } of this.#viewers) response.end(eventOf("ended", ""));
  }
}

function send(viewer: Viewer, parts: readonly LivePart[]): void {
  viewer.isBehind = false;
  if (parts.length > 0) viewer.response.write(eventOf("parts", JSON.stringify(parts)));
}

/** JSON and times contain no line breaks, which would end the data. */
function eventOf(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}
