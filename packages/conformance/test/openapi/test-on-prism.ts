import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { startPrism } from "@document-export/prism";
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { JsonObject } from "../../src/load/json.js";

/**
 * There is no profile, so that nothing is created and no body sent; what Prism shows of a list is one item, and it
 * refuses the generated id of a pet.
 */
export const IDLE = ["invalid-bodies-refused", "resources-live-and-end", "lists-follow-parameters"];

/** Tests that a check of foreign APIs with their own descriptions, served by Prism, finds only faults of Prism. */
export function testOnPrism(
  apis: readonly (readonly [what: string, module: string, idle: readonly string[]])[],
): void {
  test.each(apis)(
    "on %s of Prism, finds only missing `Allow` and broken-off connections",
    async (_, module, idle) => {
      const file = fileURLToPath(import.meta.resolve(module));
      const { url, stop } = await startPrism({ description: file });
      const description = (await loadDescription(file)) as JsonObject;
      const target = { baseUrl: url, token: "any" };
      const { rules } = await checkImplementation(target, { description }).finally(stop);
      const found = rules.flatMap(({ findings }) => findings.map(({ message }) => message));
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.filter(
          (message) =>
            !message.startsWith("A refusal with 405: expected `Allow`") &&
            // Prism closes the connection if an escape is not valid UTF-8.
            !/%ED%A0%80.* brought no complete response/.test(message),
        ),
      ).toEqual([]);
      const notExercised = rules.filter(({ verdict }) => verdict === "not exercised");
      expect(notExercised.map(({ id }) => id)).toEqual(idle);
    },
  );
}
