import type {
  DestinationServer,
  Place,
  RunningDestination,
} from "@document-export/local-servers/destinations";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type CuttableDestination, cutPromises } from "./cut-promises.js";
import type { DestinationPromise } from "./destination-under-test.js";
import { placesOn } from "./on-server.js";
import { promises } from "./promises.js";

/** Runs tests on a third-party server, with those of every destination; skipped, with the reason, if it is missing. */
export function describeServer(
  server: DestinationServer,
  more: (addPlace: () => Promise<Place>) => void,
  kept: readonly DestinationPromise<CuttableDestination>[] = [...promises, ...cutPromises],
): void {
  describe.skipIf(!server.isThere)(`on ${titleOf(server)}`, () => {
    let running: RunningDestination;
    beforeAll(async () => {
      running = await server.run();
    });
    afterAll(() => running.stop());
    test.each(kept)("$title", ({ check }) => check(() => placesOn(server, running)()));
    more(() => running.addPlace());
  });
}

/** Returns the title of tests on a server, with the reason if they are skipped. */
export function titleOf({ name, install, isThere }: DestinationServer): string {
  return isThere ? name : `${name}: SKIPPED, since this machine does not have it (${install})`;
}
