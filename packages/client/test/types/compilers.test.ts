import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile, type Setting } from "../package/compile.js";
import type { Installed } from "../package/install-tarballs.js";
import { installProject, nodeGlobals } from "./install-project.js";

let installed: Installed;
beforeAll(async () => {
  installed = await installProject();
});
afterAll(() => installed?.remove());

describe("typescript", () => {
  test.each<Setting>([{ moduleResolution: "nodenext", globals: "dom" }])(
    "compiles a caller's project and reports its mistakes, found by `$moduleResolution`, with the globals of $globals",
    async (setting) => {
      const { errors } = await compile("typescript", installed.folder, "consumer.ts", setting);
      expect(errors).toEqual([]);
    },
  );
});

describe("type instantiations in the newest compiler", () => {
  const counted = { ...nodeGlobals, skipLibCheck: true };
  const compiled = (file: string) => compile("typescript", installed.folder, file, counted);

  test("a type lookup takes no instantiation", async () => {
    const [base, types] = [await compiled("empty.ts"), await compiled("types.ts")];
    expect(types.errors).toEqual([]);
    expect(types.instantiations - base.instantiations).toBe(0);
  });

  test("a call takes at most 50 instantiations", async () => {
    const [base, calls] = [await compiled("empty.ts"), await compiled("calls.ts")];
    expect(calls.errors).toEqual([]);
    expect((calls.instantiations - base.instantiations) / 5).toBeLessThanOrEqual(50);
  });

  test("reports the errors of a file with a mistake", async () => {
    expect((await compiled("mistake.ts")).errors.join()).toMatch(/TS27\d\d.*missing/);
  });
});
