import { describe, expect, test } from "vitest";
import type { Destination } from "../../src/destinations/destination.js";
import { publication } from "./publication.js";

/** A destination on a real server, and a way around it. */
export interface DestinationUnderTest {
  readonly destination: Destination;
  /** What lies there; undefined for nothing. */
  readonly read: (target: string) => Promise<Buffer | undefined>;
  /** Puts something there that is none of ours. */
  readonly plant: (target: string, content: string) => Promise<void>;
  /** Everything that lies there, drafts too. */
  readonly list: () => Promise<readonly string[]>;
  /** Whether the images of a result stay when it is removed. */
  readonly keepsImages?: boolean;
}

/** The publication as its record names it. */
const result = {
  reference: publication.target,
  images: `${publication.target}.images`,
  job: publication.job,
  publishedAt: new Date(),
};

/** What holds for every kind of destination. `open` gives a new, empty place at each call. */
export function describeDestination(open: () => Promise<DestinationUnderTest>): void {
  describe("as every destination", () => {
    test("publishes a complete result, in new folders, and leaves nothing else", async () => {
      const { destination, read, list } = await open();
      const bytes = Buffer.alloc(3_000_000, "whole ");
      const published = await destination.publish({ ...publication, bytes });
      expect(published.reference).toBe("a/b.md");
      expect((await read("a/b.md"))?.equals(bytes)).toBe(true);
      expect(await list()).toEqual(["a/b.md"]);
    });

    test("can be checked, and the check leaves nothing behind", async () => {
      const { destination, list } = await open();
      await destination.check();
      expect(await list()).toEqual([]);
    });

    test("accepts names in any script, with characters that are special in URLs", async () => {
      const { destination, read } = await open();
      const target = "Übersicht (neu)/日本語 100% #1 & ?.md";
      await destination.publish({ ...publication, target });
      expect(String(await read(target))).toBe("mine");
    });

    test("refuses an existing target of something else, and does not change it", async () => {
      const { destination, read, plant, list } = await open();
      await plant("a/b.md", "theirs");
      const again = { ...publication, attempt: 2, resumed: true };
      for (const attempt of [publication, again])
        await expect(destination.publish(attempt)).rejects.toThrow(
          "`a/b.md` already exists and belongs to something else.",
        );
      expect(String(await read("a/b.md"))).toBe("theirs");
      expect(await list()).toEqual(["a/b.md"]);
    });

    test("finds what an earlier attempt of the job published", async () => {
      const { destination, read, list } = await open();
      await destination.publish(publication);
      await destination.publish({ ...publication, attempt: 2, resumed: true });
      expect(String(await read("a/b.md"))).toBe("mine");
      expect(await list()).toEqual(["a/b.md"]);
    });

    test("removes a result with its images, and finds none afterwards", async () => {
      const { destination, list, keepsImages = false } = await open();
      await destination.publish(publication);
      const image = "a/b.md.images/ü & 1.png";
      await destination.publish({ ...publication, target: image, replace: true });
      expect(await destination.remove?.(result)).toBe("removed");
      expect(await list()).toEqual(keepsImages ? [image] : []);
      expect(await destination.remove?.(result)).toBe("absent");
    });

    test("does not remove what may be of somebody else", async () => {
      const { destination, list } = await open();
      await destination.publish(publication);
      const other = { ...result, job: "no job", publishedAt: new Date("2020-01-01") };
      await expect(destination.remove?.(other)).rejects.toThrow(/was changed after|not written by/);
      expect(await list()).toEqual(["a/b.md"]);
    });

    test("replaces an existing target if the connection says so", async () => {
      const { destination, read, plant, list } = await open();
      await plant("a/b.md", "theirs, and longer");
      await destination.publish({ ...publication, replace: true });
      expect(String(await read("a/b.md"))).toBe("mine");
      expect(await list()).toEqual(["a/b.md"]);
    });
  });
}
