import { compile, writeProject } from "../test/package/compile.ts";
import { installTarballs } from "../test/package/install-tarballs.ts";

const setting = { moduleResolution: "nodenext", globals: "node", skipLibCheck: true } as const;

/** Returns how many types the newest compiler instantiates for each program, compared with an empty one. */
export async function countInstantiations(
  programs: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, number>> {
  const { folder, remove } = await installTarballs();
  try {
    await writeProject(folder, { "empty.ts": "export {};" });
    const empty = await compile("typescript", folder, "empty.ts", setting);
    const counts = new Map<string, number>();
    for (const [name, program] of Object.entries(programs)) {
      await writeProject(folder, { "program.ts": program });
      const { errors, instantiations } = await compile("typescript", folder, "program.ts", setting);
      if (errors.length > 0) throw new Error(`The program of ${name} does not compile: ${errors}`);
      counts.set(name, instantiations - empty.instantiations);
    }
    return counts;
  } finally {
    await remove();
  }
}
