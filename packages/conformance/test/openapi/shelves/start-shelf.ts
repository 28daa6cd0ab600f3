// Bookshelf APIs on four frameworks in four languages, each with the description that its framework generates.
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

/** A shelf server, with the commands that install and start it. */
export interface Shelf {
  /** Name of the folder next to this file. */
  readonly framework: string;
  readonly language: string;
  /** Programs that the machine must have. */
  readonly programs: readonly string[];
  /** Commands that install it in its folder. */
  readonly install: readonly Command[];
  /** Command that starts it there; the port is appended as the last argument. */
  readonly start: Command;
  /** Path of its description. */
  readonly description: string;
}

/** The profile: the owner of the shelf, and valid requests. */
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

/** All shelves. */
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

/** Returns the programs for a shelf that this machine lacks. */
export function missingFor({ programs }: Shelf): readonly string[] {
  return programs.filter((name) => findProgram(name) === undefined);
}

/** A running shelf without books. */
export interface RunningShelf {
  readonly description: JsonObject;
  /** Puts a wrapper in front of it, with a fault if one is given. */
  wrapped(plant?: Plant): ReturnType<typeof wrap>;
  stop(): Promise<void>;
}

/** Installs a shelf if necessary, and starts it on a free port. */
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
