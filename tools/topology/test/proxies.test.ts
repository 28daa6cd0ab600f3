import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { findProgram, freePort, issueCertificate } from "@document-export/local-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProxy } from "../src/start-proxy.ts";
import { startCaddy } from "./support/start-caddy.ts";

const MiB = 1024 * 1024;

/** Starts an API that returns the request that it received. */
async function startEcho() {
  const server = createServer((incoming, response) => {
    incoming.resume().once("end", () => response.end(JSON.stringify(incoming.headers)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close().closeAllConnections() };
}

describe.each([
  ["nginx", startProxy, "nginx-light"],
  ["caddy", startCaddy, "caddy"],
] as const)("%s", (program, start, debian) => {
  const isMissing = findProgram(program) === undefined;
  const title = isMissing
    ? `SKIPPED: no ${program} on this machine (apt: ${debian})`
    : "with the file that is shipped";

  describe.skipIf(isMissing)(title, () => {
    let folder: string;
    let ca: string;
    let port: number;
    const closers: (() => unknown)[] = [];
    let stopApi: () => void;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "document-export-proxy-"));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      const certificate = await issueCertificate();
      ca = certificate.cert;
      const api = await startEcho();
      stopApi = api.stop;
      closers.push(api.stop);
      const gone = `http://127.0.0.1:${await freePort()}`;
      const proxy = await start(folder, [gone, api.url], certificate);
      closers.push(proxy.stop);
      ({ port } = proxy);
    });
    afterAll(async () => {
      for (const close of closers.reverse()) await close();
    });

    const send = async (path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer) => {
      const options = {
        host: "localhost",
        port,
        path,
        ca,
        headers,
        method: body ? "POST" : "GET",
        agent: false,
      };
      const sent = request({ ...options, family: 4 });
      // The proxy may respond and close the connection before the whole request is sent.
      sent.on("error", () => undefined);
      sent.write(body ?? "");
      if (headers["content-length"] === undefined) sent.end();
      const [response] = await once(sent, "response");
      return response;
    };

    test("the remaining API gets every request with the caller's address", async () => {
      const claims = {
        "x-forwarded-for": "192.0.2.1",
        forwarded: "for=192.0.2.1",
        "x-forwarded-proto": "http",
      };
      for (let call = 0; call < 4; call += 1) {
        const response = await send("/v2/collections", claims);
        expect(response.statusCode).toBe(200);
        expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
        const got = await json(response);
        expect(got).toMatchObject({
          host: `localhost:${port}`,
          "x-forwarded-for": "127.0.0.1",
          "x-forwarded-proto": "https",
        });
        expect(got).not.toHaveProperty("forwarded");
      }
    });

    test("passes on an upload of 32 MiB and refuses a larger one", async () => {
      expect((await send("/v2/export/hosted-docs", {}, Buffer.alloc(32 * MiB))).statusCode).toBe(
        200,
      );
      // Declares a length without sending the body: a proxy that has responded need not read it.
      const refused = await send(
        "/v2/export/hosted-docs",
        { "content-length": 34 * MiB },
        Buffer.alloc(1),
      );
      expect(refused.statusCode).toBe(413);
      expect(refused.headers["content-type"]).toBe("application/problem+json");
      expect(await json(refused)).toMatchObject({ status: 413, title: "Content Too Large" });
    });

    test("does not expose metrics", async () => {
      expect((await send("/metrics")).statusCode).toBe(404);
    });

    test("responds with 503 and a problem if no API is running", async () => {
      stopApi();
      const response = await send("/v2/collections");
      expect(response.statusCode).toBe(503);
      expect(response.headers["retry-after"]).toBe("5");
      expect(response.headers["content-type"]).toBe("application/problem+json");
      expect(JSON.parse(await text(response)).type).toMatch(/:unavailable$/);
    });
  });
});
