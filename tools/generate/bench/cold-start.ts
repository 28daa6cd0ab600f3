// How much longer a server with a thousand operations takes to start than Node alone.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { emitServerStub } from "../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../src/model/build-model.ts";
import { withCompiled } from "../test/compile.ts";
import { madeDescription } from "./made-description.ts";
import { cpuOf } from "./run.ts";

const start = (folder: string) => `
  import { createServer, stub } from ${JSON.stringify(pathToFileURL(join(folder, "index.js")).href)};
  const server = createServer({ handlers: stub(), authenticate: async () => undefined });
  const answer = await server.fetch(new Request("http://stub.test/things1/1"));
  if (answer.status !== 401) throw new Error(String(answer.status));
`;

for (const count of [10, 1_000]) {
  const files = emitServerStub(buildModel({ ...madeDescription(count) }));
  await withCompiled(files, async (folder, said) => {
    if (said) throw new Error(said);
    const server = join(folder, "start.js");
    const nothing = join(folder, "nothing.js");
    await writeFile(server, start(folder));
    await writeFile(nothing, "await fetch('data:,').then(() => new Request('http://stub.test'));");
    const alone = cpuOf([nothing], 7);
    const started = cpuOf([server], 7);
    process.env.NODE_COMPILE_CACHE = join(folder, "cache");
    const cached = cpuOf([server], 7);
    delete process.env.NODE_COMPILE_CACHE;
    console.log(
      `${count} operations: ${(started * 1e3).toFixed(0)} ms of CPU to the first answer, Node alone ${(alone * 1e3).toFixed(0)} ms, ${((started - alone) * 1e3).toFixed(0)} ms more, ${((cached - alone) * 1e3).toFixed(0)} ms more with a compile cache`,
    );
  });
}
