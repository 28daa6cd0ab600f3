import { ProblemError } from "@document-export/server-stub/runtime";
import { describe, expect, test } from "vitest";
import { generateFiles } from "../../src/generate.ts";
import { loadStub } from "./load-stub.ts";

/** Tests an accepted description: its output is the same each time, compiles, and serves each operation. */
export function testDescription(name: string, file: string): void {
  describe(name, () => {
    const generateAgain = () => generateFiles({ target: "server-stub", description: file });
    let generated: ReturnType<typeof generateAgain> | undefined;
    const generateOnce = () => (generated ??= generateAgain());

    test("generates the same bytes each time", async () => {
      expect(await generateAgain()).toEqual(await generateOnce());
    });

    test("generates a stub that compiles and has each operation", async () => {
      const { createServer, operations } = await loadStub(await generateOnce());
      const unimplemented = () => {
        throw new ProblemError({ type: "not-implemented", detail: "Not yet." });
      };
      const ids = Object.keys(operations);
      const server = createServer({
        handlers: Object.fromEntries(ids.map((id) => [id, unimplemented])),
        authenticate: async () => undefined,
        onError: () => {},
      });
      const statusOf = async (target: string, method: string) =>
        (await server.fetch(new Request(`http://stub.test${target}`, { method }))).status;
      expect(await statusOf("/no/such/path", "GET")).toBe(404);
      for (const { method, path: template } of Object.values(operations)) {
        const status = await statusOf(template.replaceAll(/\{[^}]*\}/g, "1"), method);
        expect([400, 401, 415, 501], `${method} ${template}`).toContain(status);
      }
    });
  });
}
