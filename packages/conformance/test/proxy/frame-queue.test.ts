import { once } from "node:events";
import { createServer } from "node:http";
import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { FrameQueue, MAX_WAITING_BYTES } from "../../src/proxy/frame-queue.js";
import { readFrames } from "../../src/proxy/frames.js";
import { startProxy } from "../../src/proxy/start-proxy.js";
import { digest, noise, send } from "./through-proxy.js";

const BODY_BYTES = 2 ** 20;
const BEYOND = 3;
/** One fewer than bodies alone would need to reach the bound: headers take memory too. */
const FITTING = MAX_WAITING_BYTES / BODY_BYTES - 1;

/** A judge that reads nothing until the test allows it. */
function createJudge() {
  const blocks: Buffer[] = [];
  let release: (() => void) | undefined;
  let isHeld = true;
  const input = new Writable({
    write(block: Buffer, _, done) {
      // Copies the block, since the queue reuses its memory.
      blocks.push(Buffer.from(block));
      if (isHeld) release = done;
      else done();
    },
  });
  return {
    input,
    frames: () => readFrames(Readable.from(blocks)),
    resume() {
      isHeld = false;
      release?.();
    },
  };
}

test("queues 32 MiB of exchanges, and passes and counts those beyond", async () => {
  const judge = createJudge();
  const queue = new FrameQueue(judge.input);
  const server = createServer((_, response) => noise(BODY_BYTES).body.pipe(response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const upstream = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  let onOver = (): void => undefined;
  const proxy = await startProxy({
    upstream,
    record(exchange) {
      queue.take(exchange);
      onOver();
    },
  });
  const { sha256 } = noise(BODY_BYTES);
  /** The exchange ends a moment after the caller has the response, so waits for both. */
  const pass = async (path: string): Promise<void> => {
    const over = new Promise<void>((resolve) => (onOver = resolve));
    expect(await send(proxy.url + path)).toMatchObject({ status: 200, sha256 });
    await over;
  };

  for (let index = 0; index < FITTING + BEYOND; index += 1) await pass(`/${index}`);
  expect(queue).toMatchObject({ taken: FITTING, lost: BEYOND });
  judge.resume();
  await queue.flush();
  await pass("/later");
  await queue.flush();
  expect(queue).toMatchObject({ taken: FITTING + 1, lost: BEYOND });
  await proxy.close();
  server.close();

  const paths: string[] = [];
  for await (const { request, response } of judge.frames()) {
    paths.push(request.url.slice(upstream.length));
    const { bytes } = response?.body ?? { bytes: Buffer.alloc(0) };
    expect((await digest(Readable.from([bytes]))).sha256).toBe(sha256);
  }
  expect(paths).toEqual([...Array.from({ length: FITTING }, (_, index) => `/${index}`), "/later"]);
});
