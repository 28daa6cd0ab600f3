// A shelf of books on four frameworks in four languages, each with the description that its framework makes.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram, freePort, runProgram } from "@document-export/local-servers";
import { loadDescription } from "@document-export/openapi";
import type { JsonObject } from "../../../src/load/json.js";
import type { Plant } from "../../faults/fault.js";
import { wrap } from "../../faults/plant/wrap.js";
import { buildOnce, type Command } from "../../support/build-once.js";

const SOURCES = fileURLToPath(new URL(".", import.meta.url));

/** A server of the shelf, as its language installs and starts it. */
export interface Shelf {
  /** Its folder beside this file. */
  readonly framework: string;
  readonly language: string;
  /** What the machine must have. */
  readonly programs: readonly string[];
  /** Make it ready in its folder. */
  readonly install: readonly Command[];
  /** Starts it there; its last argument is the port. */
  readonly start: Command;
  /** Where its description is. */
  readonly description: string;
}

/** Whom the shelf belongs to, and what can be sent to it. */
export const SHELF_PROFILE = {
  token: "first-reader",
  secondToken: "second-reader",
  requests: {
    createBook: {
      body: {
        title: "A book",
        genre: "novel",
        price: 12.5,
        author: { name: "Somebody", born: 1900 },
        isbn: "978-1234567890",
        tags: ["a", "b"],
      },
    },
    replaceBook: {
      body: { title: "Another", genre: "poetry", price: 3, author: { name: "Somebody" } },
    },
    lendBook: { body: { days: 3 } },
  },
};

/** All of them. */
export const SHELVES: readonly Shelf[] = [
  {
    framework: "fastapi",
    language: "Python",
    programs: ["python3"],
    install: [
      ["python3", "-m", "venv", "venv"],
      [join("venv", "bin", "pip"), "install", "--quiet", "-r", "requirements.txt"],
    ],
    start: [join("venv", "bin", "python"), "main.py"],
    description: "/openapi.json",
  },
  {
    framework: "huma",
    language: "Go",
    programs: ["go"],
    install: [
      ["go", "mod", "tidy"],
      ["go", "build", "-o", "shelf", "."],
    ],
    start: ["shelf"],
    description: "/openapi.json",
  },
  {
    framework: "fastify",
    language: "JavaScript",
    programs: ["npm"],
    install: [["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"]],
    start: ["node", "main.mjs"],
    description: "/openapi.json",
  },
  {
    framework: "spring",
    language: "Java",
    programs: ["java", "mvn"],
    install: [["mvn", "--quiet", "--batch-mode", "package"]],
    start: ["java", "-Xmx256m", "-jar", join("target", "shelf.jar")],
    description: "/v3/api-docs",
  },
];

/** The programs that this machine lacks for a shelf. */
export function missingFor({ programs }: Shelf): readonly string[] {
  return programs.filter((name) => findProgram(name) === undefined);
}

/** A shelf that runs, without books. */
export interface RunningShelf {
  readonly description: JsonObject;
  /** Puts a wrapper with a fault in front of it, or one without. */
  wrapped(plant?: Plant): ReturnType<typeof wrap>;
  stop(): Promise<void>;
}

/** Installs a shelf where it is not installed yet, and starts it on a free port. */
export async function startShelf(shelf: Shelf): Promise<RunningShelf> {
  const folder = await buildOnce(join(SOURCES, shelf.framework), shelf.install);
  const port = await freePort();
  const [program, ...args] = shelf.start;
  const own = join(folder, program);
  const { stop } = await runProgram({
    program: existsSync(own) ? own : program,
    args: [
      ...args.map((arg) => (existsSync(join(folder, arg)) ? join(folder, arg) : arg)),
      `${port}`,
    ],
    port,
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${SHELF_PROFILE.token}` };
  const described = await fetch(baseUrl + shelf.description, { headers });
  const file = join(folder, "description.json");
  await writeFile(file, await described.text());
  return {
    description: (await loadDescription(file)) as JsonObject,
    wrapped: (plant) =>
      wrap(
        baseUrl,
        plant && "exchange" in plant ? plant.exchange() : (message, next) => next(message),
      ),
    stop,
  };
}
