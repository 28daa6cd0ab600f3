import { rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openEmbedded } from "../../src/storage/embedded/open-embedded.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { runCommand } from "../support/command.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

async function doctor(data: string) {
  const command = runCommand(["doctor", "--data", data]);
  return { code: await command.ended(), output: command.output() };
}

test("doctor accepts what works, and names each destination that does not", async () => {
  const data = await temporaryFolder();
  const { service, workspace, destination, folder } = await startDemo({ data });
  const http = { workspace, name: "Inside", role: "destination", kind: "http" } as const;
  await service.stop();
  const healthy = await doctor(data);
  expect(healthy).toMatchObject({ code: 0, output: expect.not.stringContaining("error") });
  expect(healthy.output).toContain(`connection ${destination}     Demo folder (directory) accepts`);

  const again = await startDemo({ data });
  const settings = { url: "http://127.0.0.1:9/results" };
  const refused = await addConnection(again.service.storage.db, { ...http, settings });
  await again.service.stop();
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "no folder");
  const ill = await doctor(data);
  expect(ill.code).toBe(1);
  expect(ill.output).toMatch(new RegExp(`error +connection ${destination} +Demo folder`, "u"));
  expect(ill.output).toMatch(
    new RegExp(`error +connection ${refused} +Inside \\(http\\): .*public address`, "u"),
  );
  expect(ill.output).toMatch(/ok +migrations +all have run/u);
});

test("doctor on an unmigrated database lists the migrations, and runs none", async () => {
  const data = await temporaryFolder();
  await (await openEmbedded(data, "full")).close();
  const first = await doctor(data);
  const second = await doctor(data);
  for (const { code, output } of [first, second]) {
    expect(code).toBe(0);
    expect(output).toMatch(/warning +migrations +0001-initial/u);
  }
});
