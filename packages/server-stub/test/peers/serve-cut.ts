// Serves the generated stub in a folder, and prints the port.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { handlers } from "./handlers.ts";

/** The part of the stub's module that this file uses. */
interface GeneratedStub {
  createServer(options: object): { readonly node: RequestListener };
}

const [, , folder] = process.argv;
const stub = (await import(`${pathToFileURL(`${folder}/`).href}server.js`)) as GeneratedStub;
const authenticate = async ({ token }: { token: string }) =>
  token === "good" ? { principal: {}, scopes: [] } : undefined;
const { node } = stub.createServer({ handlers, authenticate, onError: () => {} });
const server = createServer(node).listen(0, "127.0.0.1", () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
