// Measures the time to the first response of a server with a thousand operations, minus the time that Node and the
// handlers alone need. The server starts once from the compiler's files and once from a bundle.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { emitServerStub } from "../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../src/model/build/build-model.ts";
import { withCompiled } from "../test/support/compile.ts";
import { STUB_RUNTIME } from "../test/support/outside.ts";
import { sizedDescription } from "./sized-description.ts";
import { cpuOf } from "./run.ts";

const handlers = (ids: readonly string[]) => `export const handlers = {
  ${ids.map((id) => `${id}: async () => ({ status: 404 }),`).join("\n  ")}
};`;

const nothing = `
  import { handlers } from "./handlers.js";
  await fetch("data:,");
  const request = new Request("http://stub.test/things1/1");
  if (!(request.method === "GET" && handlers)) throw new Error();
`;

const start = `
  import { createServer } from "./0/server.js";
  import { handlers } from "./handlers.js";
  const server = createServer({ handlers, authenticate: async () => undefined });
  const response = await server.fetch(new Request("http://stub.test/things1/1"));
  if (response.status !== 401) throw new Error(String(response.status));
`;

async function bundle(folder: string): Promise<string> {
  const bundled = await rolldown({ input: join(folder, "start.js"), platform: "node" });
  await bundled.write({ dir: join(folder, "bundle") });
  return join(folder, "bundle/start.js");
}

for (const count of [10, 1_000]) {
  const model = buildModel({ ...sizedDescription(count) });
  await withCompiled([emitServerStub(model, STUB_RUNTIME)], async (folder, said) => {
    if (said) throw new Error(said);
    await writeFile(join(folder, "handlers.js"), handlers(model.operations.map(({ id }) => id)));
    await writeFile(join(folder, "nothing.js"), nothing);
    await writeFile(join(folder, "start.js"), start);
    const bundled = await bundle(folder);
    const alone = cpuOf([join(folder, "nothing.js")], 9);
    const more = (file: string) => `${((cpuOf([file], 9) - alone) * 1e3).toFixed(0)} ms`;
    const files = more(join(folder, "start.js"));
    console.log(
      `${count} operations: Node and the handlers ${(alone * 1e3).toFixed(0)} ms of CPU, a server ${files} more, bundled ${more(bundled)} more`,
    );
  });
}
