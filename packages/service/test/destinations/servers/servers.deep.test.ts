import { readFile } from "node:fs/promises";
import {
  destinationServers,
  type DestinationServer,
  type RunningDestination,
} from "@document-export/local-servers/destinations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cutPromises, FULL, LAST_MOMENT } from "../../support/destinations/cut-promises.js";
import { titleOf } from "../../support/destinations/describe-server.js";
import { placesOn } from "../../support/destinations/on-server.js";
import { promises } from "../../support/destinations/promises.js";
import {
  readRows,
  rowToWrite,
  type ServerRow,
  serversPage,
} from "../../support/destinations/servers-page.js";
import { publication } from "../../support/publication.js";

const PAGE = new URL("../../../docs/destination-servers.md", import.meta.url);
const TIMED_EXPORTS = 9;
const columns = [...promises, ...cutPromises];

/** Servers that break a promise, or behave differently than people may expect. */
const remarks = new Map([
  [
    "rclone serve sftp",
    "reports success for a hard link without making one, and its rename overwrites a file: a file that someone else writes between the check of the path and the rename is overwritten. The check of the connection says so.",
  ],
  [
    "nginx, PUT",
    "ignores `If-None-Match`, so a file that someone else writes between the check of the path and the upload is overwritten. The check of the connection says so: publish to a folder that only this service writes to, or enable WebDAV on the server. Images stay when a result is removed. On a full disk, it leaves a partial file next to the target if its `client_body_temp_path` is on another disk.",
  ],
  [
    "nginx, dav-ext",
    "leaves a partial file, `….part.0000000001`, on a full disk if its `client_body_temp_path` is on another one.",
  ],
  [
    "rclone serve webdav",
    "responds with 405 to an upload that it could not store; the service asks with OPTIONS whether it accepts uploads, and tries again.",
  ],
  [
    "dufs",
    "ignores `Overwrite: F`, so a file that someone else writes between the check of the path and the move is overwritten. The check of the connection says so: publish to a folder that only this service writes to.",
  ],
  ["dufs, PUT", "ignores `If-None-Match`, with the same consequence as for nginx."],
  [
    "Garage",
    "ignores `If-None-Match`, so an object that someone else writes between the check of the key and the upload is overwritten. The check of the connection says so, and which setting puts the job's id into each key.",
  ],
  [
    "moto",
    "stores everything in memory: its buckets are gone after a restart. It requires no credentials.",
  ],
  [
    "WordPress",
    "is no row of the table, because it stores posts and not files. WordPress and its plug-ins change slugs: they transliterate and cut them, number those in use, and give none before an approval. So each post names its job and its target in its content (classes of its first block, or a comment), and an export finds it by them in every status, also in the trash. A post keeps its slug. Without a mark, because a plug-in strips classes and comments, only the slug is left to find a post. With `onExisting=replace`, an export replaces whatever has exactly the slug that it asks for, also a post that a person wrote, unless it is the post of another target.",
  ],
]);

const before = readRows(await readFile(PAGE, "utf8").catch(() => ""));
const found = new Map<string, ServerRow>();

for (const server of destinationServers.filter(({ isThere }) => !isThere))
  test.skip(titleOf(server), () => undefined);

for (const server of destinationServers.filter(({ isThere }) => isThere))
  describe(titleOf(server), () => {
    let running: RunningDestination;
    const kept: string[] = [];
    beforeAll(async () => {
      running = await server.run();
    });
    afterAll(() => running.stop());
    const open = () => placesOn(server, running)();

    test.each(columns)("$title", async ({ check, column }) => {
      const failure = await check(open).then(
        () => undefined,
        (error: unknown) => error,
      );
      const known = before.get(server.name)?.[
        4 + columns.findIndex((one) => one.column === column)
      ];
      const isTried = column !== FULL || (await open()).withoutRoom !== undefined;
      if (!isTried) return void kept.push(known ?? "not tried");
      // A server breaks a promise only in a race that does not occur in every run, so a documented "no" stays.
      kept.push(failure === undefined ? (known ?? "yes") : "no");
      if (failure !== undefined && known !== "no") throw failure;
    });

    test("check names what the server cannot keep", async () => {
      const fallen = await (await open()).destination.check();
      const isKept = kept[columns.findIndex(({ column }) => column === LAST_MOMENT)] === "yes";
      expect(fallen.length === 0).toBe(isKept);
    });

    test("measures the time of an export for the page", async () => {
      found.set(server.name, rowOf(server, await timeOf(open), kept));
    });
  });

test("docs/destination-servers.md lists the results for each server", async () => {
  const rows = destinationServers.map(({ name }) => rowToWrite(before.get(name), found.get(name)));
  const installs = destinationServers.map(({ name, install }) => [name, install] as const);
  const page = serversPage(
    columns,
    rows.filter((row) => row !== undefined),
    installs,
    remarks,
  );
  await expect(page).toMatchFileSnapshot(PAGE.pathname);
});

function rowOf(server: DestinationServer, time: string, kept: readonly string[]): ServerRow {
  const { name, kind, install } = server;
  return { name, kind, install, version: server.version(), time, kept };
}

/** Returns the median duration of exports that run one after the other. */
async function timeOf(open: () => ReturnType<ReturnType<typeof placesOn>>): Promise<string> {
  const { destination } = await open();
  const bytes = Buffer.alloc(100_000, "whole ");
  const times: number[] = [];
  for (let index = 0; index < TIMED_EXPORTS; index += 1) {
    const started = performance.now();
    await destination.publish({ ...publication, target: `${index}.md`, bytes });
    times.push(performance.now() - started);
  }
  return String(Math.round(times.sort((one, other) => one - other)[4] ?? 0));
}
