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

/** A destination whose server connection can be cut. */
export interface CuttableDestination extends DestinationUnderTest {
  /** Every way to lose one of its messages. */
  readonly cuts: readonly Cut[];
  /** The first message worth losing: those before it only connect. */
  readonly firstCut: number;
  /** The same destination through a proxy that loses a message. */
  readonly throughProxy: () => Promise<{
    readonly destination: Destination;
    readonly proxy: CuttingProxy;
  }>;
  /** The same destination with wrong credentials; absent if the server requires none. */
  readonly withWrongSecrets?: Destination;
  /** The same destination behind a server that accepts everything and never responds; it times out after a second. */
  readonly throughSilence: () => Promise<Destination>;
  /** A new destination on a disk with room for half of a result; absent if the machine or the server has none. */
  readonly withoutRoom?: () => Promise<CuttableDestination>;
  readonly server: {
    readonly halt: () => Promise<void>;
    readonly start: () => Promise<void>;
  };
}

/** More messages than any step sends. */
const MAX_MESSAGES = 200;
const bytes = Buffer.alloc(100_000, "whole ");
const again = { attempt: 2, resumed: true };

/** The table column of the promise that needs support from the server. */
export const LAST_MOMENT = "last moment";
/** The table column for a full disk. */
export const FULL = "full";

/** Promises that every server must keep, whatever message is lost. */
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
        // This may be the last message, and a publication does not wait for that.
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
    title: "continues after the server was unreachable",
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
    title: "continues after the server was silent",
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

/** Cuts before and after each message of a publication, next to a foreign file. */
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

/** Checks that a lost message does not make a job give up. */
function retried(error: unknown): undefined {
  expect(error).not.toBeInstanceOf(DeliveryRefusedError);
}

/** Accepts only the error that the target belongs to somebody else. */
function taken(error: unknown): void {
  expect(error).toBeInstanceOf(TargetTakenError);
}

/** Repeats an action with the first message lost, then the second, until no message is left to lose. */
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
