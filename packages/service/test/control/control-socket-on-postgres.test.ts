import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type RunningCommand } from "../support/command.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { operate, serve } from "./control-commands.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

async function kill({ process, ended }: RunningCommand): Promise<void> {
  process.kill("SIGKILL");
  await ended();
}

describe.skipIf("missing" in postgres)("on PostgreSQL", () => {
  const database = () =>
    createDatabase(
      "url" in postgres ? postgres.url : "",
      `control_${randomBytes(4).toString("hex")}`,
    );

  test("commands use the database of the service unless another is named", async () => {
    const data = await temporaryFolder();
    const url = await database();
    await serve(data, "--database-url", url);
    expect(await operate(data, "workspaces", "add", "Acme")).toBe("1");
    const other = await database();
    await operate(data, "migrate", "--database-url", other);
    expect(await operate(data, "workspaces", "list", "--database-url", other)).toBe("No results.");
    expect(await operate(data, "workspaces", "list", "--database-url", url)).toContain("Acme");
  });

  test("a second process on the folder does not replace the first's socket", async () => {
    const data = await temporaryFolder();
    const url = await database();
    const first = await serve(data, "--database-url", url);
    const socket = await stat(join(data, "control.sock"));
    const second = await serve(data, "--database-url", url);
    second.service.process.kill("SIGTERM");
    await second.service.ended();
    expect((await stat(join(data, "control.sock"))).ino).toBe(socket.ino);
    expect(await operate(data, "workspaces", "add", "Acme")).toBe("1");
    await kill(first.service);
    await expect(operate(data, "workspaces", "list")).rejects.toThrow("There is no database in");
  });

  test("asks which database to use if folder and service differ", async () => {
    const data = await preparedFolder();
    const url = await database();
    await serve(data, "--database-url", url);
    await expect(operate(data, "workspaces", "list")).rejects.toThrow("uses PostgreSQL");
    expect(await operate(data, "workspaces", "add", "A", "--database-url", url)).toBe("1");
  });
});
