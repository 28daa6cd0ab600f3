import { randomUUID } from "node:crypto";
import { isJsonObject } from "../load/json.js";
import type { ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import { type Delivery, type Receiver, startReceiver } from "../receive/receiver.js";
import type { AwaitedRecord } from "./awaited-record.js";
import { findDestination } from "./find-destination.js";
import { NotExercisedError, StopRunError } from "../verdict/verdict-errors.js";
import { type ObservedExport, observeExport } from "./observe-export.js";
import { type RegisteredWebhook, registerWebhook } from "./register-webhook.js";
import { SAMPLE_DOCUMENT } from "./sample-document.js";
import { endStory } from "./story/end-story.js";
import { playStory, type Story } from "./story/story.js";

/** State that several rules share. Each value is created on first use, once per run. */
export interface Scenario {
  /** Identifies all resources that this run creates, so that runs do not confuse each other's resources. */
  readonly run: string;
  /** Returns a name that is unique in this run. */
  nextName(): string;
  /** The id of the destination connection to export to. */
  destination(): Promise<number>;
  /** Returns a document with a unique title. */
  document(): { readonly title: string | undefined; readonly text: string };
  /** Accepted exports whose records a later rule looks for. */
  readonly awaitedRecords: AwaitedRecord[];
  /** Returns an export that was observed until it finished or the deadline had passed. */
  observedExport(): Promise<ObservedExport>;
  /** Returns two webhooks, created one after the other: the second without the optional members. */
  webhooks(): Promise<readonly [RegisteredWebhook, RegisteredWebhook]>;
  /**
   * Returns the receiver for the events of the target.
   * @throws NotExercisedError if the target cannot be expected to reach this machine
   */
  receiver(): Promise<Receiver>;
  /** Returns exports that finish in different ways, and the events that receivers got about them. */
  story(isThorough: boolean): Promise<Story>;
  /** Returns all deliveries that the receiver got so far. */
  received(): readonly Delivery[];
  /** Closes everything that was opened. */
  close(): Promise<void>;
}

/** Names have equal length, so that none contains another: rules search for them in responses. */
const DIGITS = 5;

/**
 * Events show the title. Only non-ASCII characters have different bytes if it is signed or sent in another encoding.
 */
const BEYOND_ASCII = "\u00fc \u65e5 \u{1f600}";

type ScenarioProbe = Pick<Probe, "send" | "exchanges">;

/** Creates the scenario of one run against a target. */
export function createScenario(
  target: ResolvedTarget,
  probe: ScenarioProbe,
  deadline: number,
): Scenario {
  const run = randomUUID().slice(0, 8);
  let names = 0;
  const nextName = (): string => `conformance-${run}-${String((names += 1)).padStart(DIGITS, "0")}`;
  const document = (): ReturnType<Scenario["document"]> => titledDocument(target, nextName());
  const destination = once(() => findDestination(target, probe));
  const webhook = async (isMinimal: boolean): ReturnType<typeof registerWebhook> =>
    registerWebhook(probe, target, {
      destination: await destination(),
      name: nextName(),
      isMinimal,
    });
  let opened: Promise<Receiver> | undefined;
  const received: Delivery[] = [];
  const receiver = (): Promise<Receiver> => (opened ??= openReceiver(target, received));
  let played: Promise<Story> | undefined;
  const named = (): ReturnType<Scenario["document"]> =>
    titledDocument(target, `${nextName()} ${BEYOND_ASCII}`);
  const stage = { target, probe, deadline, nextName, document: named, destination, receiver };
  const retell = async (played: Promise<Story>): Promise<Story> =>
    played.catch((error: unknown) => {
      if (error instanceof NotExercisedError || error instanceof StopRunError) throw error;
      throw new NotExercisedError("its exports were interrupted; see an earlier rule");
    });
  return {
    run,
    nextName,
    document,
    destination,
    awaitedRecords: [],
    observedExport: once(async () =>
      observeExport(probe, {
        ...document(),
        destination: await destination(),
        baseOptions: target.baseOptions,
        key: nextName(),
        deadline,
      }),
    ),
    webhooks: once(async () => [await webhook(false), await webhook(true)] as const),
    receiver,
    story: (isThorough) =>
      played ? retell(played) : (played = playStory({ ...stage, isThorough })),
    received: () => received,
    async close() {
      const story = await played?.catch(() => undefined);
      const receiver = await opened?.catch(() => undefined);
      if (story) await endStory(stage, story);
      await receiver?.close();
    },
  };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a target runs on this machine, so that it can reach the receiver and large uploads are cheap. */
export function isOnThisMachine(baseUrl: string): boolean {
  return LOOPBACK.test(new URL(baseUrl).hostname);
}

async function openReceiver(
  { receiver, baseUrl }: ResolvedTarget,
  received: Delivery[],
): Promise<Receiver> {
  const note = (delivery: Delivery): void => void received.push(delivery);
  if (receiver === false)
    throw new NotExercisedError(
      "the profile says `receiver: false`, so the checker cannot receive calls",
    );
  if (receiver || isOnThisMachine(baseUrl)) return startReceiver(receiver, note);
  throw new NotExercisedError(
    "the profile has no `receiver`, an address of this machine that the target can call",
  );
}

/** Returns the document of the target with a unique title, by which its record can be found. */
function titledDocument(
  { sourceDocument = SAMPLE_DOCUMENT }: ResolvedTarget,
  title: string,
): ReturnType<Scenario["document"]> {
  if (!isJsonObject(sourceDocument))
    return { title: undefined, text: JSON.stringify(sourceDocument) };
  return { title, text: JSON.stringify({ ...sourceDocument, title }) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
