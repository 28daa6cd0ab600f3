import { expect, test } from "vitest";
import { addConnection } from "../../src/storage/statements/connections.js";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { startSiteWithHabits } from "../support/wordpress/site-habits.js";

test("a new version replaces the post of an earlier one, whose slug the site changed", async () => {
  const { url, posts } = await startSiteWithHabits({ slugs: (slug) => `${slug}-2` });
  const data = await temporaryFolder();
  const secretKey = Buffer.alloc(32, 1).toString("base64");
  const demo = await startDemo({ data, secretKey, destinations: { allowLoopback: true } });
  const { caller, service, workspace } = demo;
  // The prepared folder of an embedded service has its own key.
  const isEmbedded = service.storage.kind === "embedded";
  const box = await openSecretBox({ data, secretKey: isEmbedded ? undefined : secretKey });
  const destination = await addConnection(service.storage.db, {
    workspace,
    name: "Site",
    role: "destination",
    kind: "wordpress",
    settings: { url, format: "html", markup: "html", onExisting: "replace" },
    secrets: box.seal(JSON.stringify({ username: "u", applicationPassword: "p" })),
  });
  const send = (destinationReference: string) =>
    caller.export(hostedDocument("News"), { destination, destinationReference });
  for (const [index, target] of ["news", "archive", "archive"].entries()) {
    expect(await send(target)).toMatchObject({ status: "done" });
    // As an earlier version wrote it.
    for (const post of posts)
      post.content = { raw: post.content.raw.replace(/ document-export-at-\w+/, "") };
    expect(posts).toHaveLength(index === 0 ? 1 : 2);
  }
  await service.storage.db.deleteFrom("jobs").execute();
  await send("archive");
  expect(posts.map(({ slug }) => slug)).toEqual(["news-2", "archive-2"]);
});
