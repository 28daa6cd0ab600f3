import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import type { Behaviour, Event } from "./behaviour.js";
import { sendCall } from "./send-call.js";
import type { StoredWebhook, Workspace } from "./workspace.js";

/** An event and who receives it. */
export interface Publication {
  readonly event: Event;
  readonly workspace: Workspace;
  readonly source: number;
  readonly destination: number;
  readonly urls: readonly string[];
}

/** Calls the receivers of events with retries, and knows when no delivery is in progress. */
export class Deliveries {
  readonly #behaviour: Behaviour;
  readonly #workspaces: readonly Workspace[];
  readonly #key: KeyObject;
  readonly #pending = new Set<Promise<void>>();
  #isStopped = false;
  /** The 32 bytes of the Ed25519 key. */
  readonly publicKey: Buffer;

  constructor(behaviour: Behaviour, workspaces: readonly Workspace[]) {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    this.#behaviour = behaviour;
    this.#workspaces = workspaces;
    this.#key = privateKey;
    this.publicKey = publicKey.export({ format: "der", type: "spki" }).subarray(12);
  }

  /** Sends an event to the webhooks that subscribe to it, and to the URLs of its job. */
  publish(publication: Publication): void {
    const { workspace, source, destination, urls } = publication;
    const { eventsOf, fires, jobUrls, notifiesEveryWorkspace } = this.#behaviour;
    const notified = notifiesEveryWorkspace ? this.#workspaces : [workspace];
    for (const event of eventsOf(publication.event)) {
      for (const webhook of notified.flatMap(({ webhooks }) => webhooks)) {
        const { events, connections, endpoint } = webhook.shown;
        const ids = connections.map(({ id }) => id);
        const count = fires({ events, connections: ids, event, source, destination, urls });
        for (let copy = 0; copy < count; copy += 1)
          this.#track(() => this.#deliver(endpoint, event, webhook));
      }
      for (const url of jobUrls(urls, event)) this.#track(() => this.#deliver(url, event));
    }
  }

  /** The public key as a JSON Web Key (RFC 8037), and also in the form of Standard Webhooks. */
  get publishedKeys(): unknown {
    const [x, base64] = [this.publicKey.toString("base64url"), this.publicKey.toString("base64")];
    const key = { kid: "key_1", kty: "OKP", crv: "Ed25519", use: "sig", alg: "EdDSA", x };
    return { keys: [{ ...key, whpk: `whpk_${base64}` }] };
  }

  /** Resolves when no delivery is in progress. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  stop(): void {
    this.#isStopped = true;
  }

  #track(deliver: () => Promise<void>): void {
    const { eventDelayMs } = this.#behaviour;
    // A delayed event does not delay the wait for the others.
    if (eventDelayMs > 0) setTimeout(() => void deliver(), eventDelayMs).unref();
    else this.#keep(deliver());
  }

  #keep(delivery: Promise<void>): void {
    this.#pending.add(delivery);
    void delivery.finally(() => this.#pending.delete(delivery));
  }

  async #deliver(url: string, event: Event, webhook?: StoredWebhook): Promise<void> {
    const { delays, endsAt410, isDelivered, followsRedirects } = this.#behaviour;
    const id = `msg_${randomUUID()}`;
    for (let attempt = 0; attempt <= delays.length; attempt += 1) {
      if (this.#isStopped || webhook?.isDisabled) return;
      const call = this.#callOf(url, event, { id, attempt });
      const status = await sendCall(call, followsRedirects);
      if (status === 410 && endsAt410) {
        if (webhook) webhook.isDisabled = true;
        return;
      }
      const delay = delays[attempt];
      if (isDelivered(status) || delay === undefined) return;
      await after(delay * (1 + Math.random() / 2));
    }
  }

  #callOf(url: string, event: Event, message: { id: string; attempt: number }) {
    const { encode, messageId, timestamp: timestampOf, sign, call } = this.#behaviour;
    const id = messageId(message.id, message.attempt);
    const [timestamp, body] = [timestampOf(Date.now()), encode(event)];
    return call({
      method: "POST",
      url,
      headers: {
        "content-type": "application/json",
        "user-agent": "in-memory",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": sign({ id, timestamp, body }, this.#key),
      },
      body: Buffer.from(body),
    });
  }
}
