import { expect } from "vitest";
import { publication } from "../publication.js";
import type { DestinationPromise, DestinationUnderTest } from "./destination-under-test.js";

/** The publication as its record describes it. */
export const result = {
  reference: publication.target,
  images: `${publication.target}.images`,
  job: publication.job,
  publishedAt: new Date(),
};

/** Realistic names that the service leaves unchanged. */
const NAMES = [
  "Übersicht (neu)/日本語 100% #1 & x.md",
  "a+b=c;d,e@f/g!h$i^j.md",
  "'single' `back` [square] {curly}.md",
  "%2F%00%2e%2e ~tilde.md",
  "👩‍👩‍👧 family/e\u0301 apart.md",
  "-rf --help.md",
  " leading space/index.html",
  `${"long".repeat(50)}.md`,
];

/** Number of exports that start at the same time in one new folder. */
const AT_ONCE = 8;

/** Promises of every kind of destination. */
export const promises: readonly DestinationPromise<DestinationUnderTest>[] = [
  {
    title: "publishes a complete result, in new folders, and leaves nothing else",
    column: "complete",
    check: async (open) => {
      const { destination, read, list } = await open();
      const bytes = Buffer.alloc(3_000_000, "whole ");
      const published = await destination.publish({ ...publication, bytes });
      expect(published.reference).toBe("a/b.md");
      expect((await read("a/b.md"))?.equals(bytes)).toBe(true);
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "can be checked, and the check leaves nothing behind",
    column: "checked",
    check: async (open) => {
      const { destination, list } = await open();
      await destination.check();
      expect(await list()).toEqual([]);
    },
  },
  {
    title: "accepts names in any script, with characters that are special elsewhere",
    column: "any name",
    check: async (open) => {
      const { destination, read, list } = await open();
      for (const target of NAMES) {
        await destination.publish({ ...publication, target });
        expect(String(await read(target))).toBe("mine");
      }
      expect([...(await list())].sort()).toEqual([...NAMES].sort());
    },
  },
  {
    title: "refuses an existing target of something else, and does not change it",
    column: "foreign stays",
    check: async (open) => {
      const { destination, read, plant, list } = await open();
      await plant("a/b.md", "theirs");
      const again = { ...publication, attempt: 2, resumed: true };
      for (const attempt of [publication, again])
        await expect(destination.publish(attempt)).rejects.toThrow(
          "`a/b.md` already exists and belongs to something else.",
        );
      expect(String(await read("a/b.md"))).toBe("theirs");
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "finds what an earlier attempt of the job published",
    column: "found again",
    check: async (open) => {
      const { destination, read, list } = await open();
      await destination.publish(publication);
      await destination.publish({ ...publication, attempt: 2, resumed: true });
      expect(String(await read("a/b.md"))).toBe("mine");
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "takes many exports at once into one new folder",
    column: "many at once",
    check: async (open) => {
      const { destination, list } = await open();
      const targets = Array.from({ length: AT_ONCE }, (_, index) => `new/folder/${index + 10}.md`);
      await Promise.all(
        targets.map((target, index) =>
          destination.publish({ ...publication, target, job: `${publication.job}-${index}` }),
        ),
      );
      expect(await list()).toEqual(targets);
    },
  },
  {
    title: "removes a result with its images, and finds none afterwards",
    column: "removed",
    check: async (open) => {
      const { destination, list, keepsImages = false } = await open();
      await destination.publish(publication);
      const image = "a/b.md.images/ü & 1.png";
      await destination.publish({ ...publication, target: image, replace: true });
      expect(await destination.remove?.(result)).toBe("removed");
      expect(await list()).toEqual(keepsImages ? [image] : []);
      expect(await destination.remove?.(result)).toBe("absent");
    },
  },
  {
    title: "does not remove what may be of somebody else",
    column: "not removed",
    check: async (open) => {
      const { destination, list } = await open();
      await destination.publish(publication);
      const other = { ...result, job: "no job", publishedAt: new Date("2020-01-01") };
      await expect(destination.remove?.(other)).rejects.toThrow(/was changed after|not written by/);
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
  {
    title: "replaces an existing target if the connection says so",
    column: "replaced",
    check: async (open) => {
      const { destination, read, plant, list } = await open();
      await plant("a/b.md", "theirs, and longer");
      await destination.publish({ ...publication, replace: true });
      expect(String(await read("a/b.md"))).toBe("mine");
      expect(await list()).toEqual(["a/b.md"]);
    },
  },
];
