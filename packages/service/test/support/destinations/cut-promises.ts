import { expect } from "vitest";
import {
  DeliveryRefusedError,
  type Destination,
  TargetTakenError,
} from "../../../src/destinations/destination.js";
import { publication } from "../publication.js";
import type { Cut, CuttingProxy } from "./cutting-proxy.js";
import type { DestinationPromise, DestinationUnderTest } from "./destination-under-test.js";
import { result } from "./promises.js";

/** A destination whose server can be cut off. */
export interface CuttableDestination extends DestinationUnderTest {
  /** Every way to lose a message of it. */
  readonly cuts: readonly Cut[];
  /** The first message that is worth losing: those before it all do the same, which is to connect. */
  readonly firstCut: number;
  /** The same place, reached through a proxy that loses a message. */
  readonly throughProxy: () => Promise<{
    readonly destination: Destination;
    readonly proxy: CuttingProxy;
  }>;
  /** The same place with wrong credentials; absent where the server asks for none. */
  readonly withWrongSecrets?: Destination;
  /** The same place behind something that takes all and says nothing, which is given up after a second. */
  readonly throughSilence: () => Promise<Destination>;
  /** A new place on a disk with room for half of a result; absent where this machine or the server has none. */
  readonly withoutRoom?: () => Promise<CuttableDestination>;
  readonly server: {
    readonly halt: () => Promise<void>;
    readonly start: () => Promise<void>;
  };
}

/** More messages than any step takes. */
const MAX_MESSAGES = 200;
const bytes = Buffer.alloc(100_000, "whole ");
const again = { attempt: 2, resumed: true };

/** The column of the promise that a server must help with. */
export const LAST_MOMENT = "last moment";
/** The column of what happens on a full disk. */
export const FULL = "full";

/** What holds on every server, whatever is lost on the way to it. */
export const cutPromises: readonly DestinationPromise<CuttableDestination>[] = [
  {
    title: "publishes once, whatever is lost between any two steps",
    column: "cut anywhere",
    check: async (open) => {
      await cutEverywhere(open, { replace: false });
    },
  },
  {
    title: "replaces once, whatever is lost between any two steps",
    column: "cut while replacing",
    check: async (open) => {
      await cutEverywhere(open, { replace: true });
    },
  },
  {
    title: "removes all, whatever is lost between any two steps",
    column: "cut while removing",
    check: async (open) => {
      for (const cut of (await open()).cuts)
        await untilUncut(open, cut, async (place, destination) => {
          await place.destination.publish(publication);
          const image = { ...publication, target: "a/b.md.images/1.png", replace: true };
          if (!place.keepsImages) await place.destination.publish(image);
          const removed = await destination.remove?.(result).catch(retried);
          if (removed === undefined) await place.destination.remove?.(result);
          expect(await place.list()).toEqual([]);
        });
    },
  },
  {
    title: "keeps what somebody else writes at the last moment",
    column: LAST_MOMENT,
    check: async (open) => {
      const { firstCut } = await open();
      for (let at = firstCut; at <= MAX_MESSAGES; at += 1) {
        const { throughProxy, plant, read } = await open();
        const { destination, proxy } = await throughProxy();
        // The message may be the last, which a publication does not wait for.
        let written = Promise.resolve();
        proxy.actAt(at, () => (written = plant("a/b.md", "theirs")));
        await destination.publish(publication).catch(taken);
        if (!proxy.hasActed()) return;
        await written;
        expect(String(await read("a/b.md")), `written before message ${at}`).toBe("theirs");
      }
    },
  },
  {
    title: "goes on after the server has been away",
    column: "restart",
    check: async (open) => {
      const { server, destination, list } = await open();
      await server.halt();
      const failure = await destination.publish(publication).catch((error: unknown) => error);
      await server.start();
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(DeliveryRefusedError);
      await destination.publish({ ...publication, ...again });
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "goes on after the server has been silent",
    column: "silence",
    check: async (open) => {
      const { throughSilence, destination, list } = await open();
      const silent = await throughSilence();
      const failure = await silent.publish(publication).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(DeliveryRefusedError);
      await destination.publish({ ...publication, ...again });
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "fails for a while if there is no room, and leaves nothing behind",
    column: FULL,
    check: async (open) => {
      const { withoutRoom } = await open();
      if (!withoutRoom) return;
      const { destination, list } = await withoutRoom();
      for (const attempt of [publication, { ...publication, ...again }])
        await destination.publish({ ...attempt, bytes }).then(refuseSuccess, retried);
      expect(await list()).toEqual([]);
    },
  },
  {
    title: "names wrong credentials at once, and leaves nothing behind",
    column: "credentials",
    check: async (open) => {
      const { withWrongSecrets, list } = await open();
      if (!withWrongSecrets) return;
      await expect(withWrongSecrets.publish(publication)).rejects.toMatchObject({
        name: "DeliveryRefusedError",
        message: expect.stringContaining("Check the credentials"),
      });
      expect(await list()).toEqual([]);
    },
  },
];

type Open = () => Promise<CuttableDestination>;

/** Cuts before and after each message of a publication, beside something that is none of ours. */
async function cutEverywhere(open: Open, { replace }: { readonly replace: boolean }) {
  const whole = { ...publication, bytes, replace };
  for (const cut of (await open()).cuts)
    await untilUncut(open, cut, async (place, destination) => {
      await place.plant("a/other.md", "theirs");
      if (replace) await place.plant("a/b.md", "before");
      const published = await destination.publish(whole).catch(retried);
      const there = await place.read("a/b.md");
      const known = ["before", String(bytes), undefined].includes(there && String(there));
      expect(known, "what is there is whole").toBe(true);
      if (!published) await place.destination.publish({ ...whole, ...again });
      expect((await place.read("a/b.md"))?.equals(bytes)).toBe(true);
      expect(String(await place.read("a/other.md"))).toBe("theirs");
      expect(await place.list()).toEqual(["a/b.md", "a/other.md"]);
    });
}

function refuseSuccess(): never {
  throw new Error("It was published where there is no room.");
}

/** A lost message is no reason to give a job up. */
function retried(error: unknown): undefined {
  expect(error).not.toBeInstanceOf(DeliveryRefusedError);
}

/** What is there may be refused as somebody else's, and nothing else. */
function taken(error: unknown): void {
  expect(error).toBeInstanceOf(TargetTakenError);
}

/** Repeats something with the first message lost, then the second, until there is none that could be lost. */
async function untilUncut(
  open: Open,
  cut: Cut,
  attempt: (place: CuttableDestination, destination: Destination) => Promise<void>,
): Promise<void> {
  const { firstCut } = await open();
  for (let at = firstCut; at <= MAX_MESSAGES; at += 1) {
    const place = await open();
    const { destination, proxy } = await place.throughProxy();
    proxy.cutAt(at, cut);
    try {
      await attempt(place, destination);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const later = cut.forGood ? ", and everything after it" : "";
      throw new Error(`With the ${cut.lost} ${at} lost${later}: ${reason}`, { cause });
    }
    if (!proxy.hasCut()) return;
  }
  throw new Error(`More than ${MAX_MESSAGES} messages were needed.`);
}
