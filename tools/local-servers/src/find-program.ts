import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folder where CI installs servers written in Python, with their own environment. */
const SERVERS = join(process.env["HOME"] ?? "", ".destination-servers");
const PYTHON_SERVERS = join(SERVERS, "bin");

/** Returns the Python of the servers if it has a package; undefined if there is none. */
export function findPythonWith(name: string): string | undefined {
  return packagesOfPython().includes(name) ? join(PYTHON_SERVERS, "python") : undefined;
}

function packagesOfPython(): readonly string[] {
  const library = join(SERVERS, "lib");
  try {
    return readdirSync(library).flatMap((version) =>
      readdirSync(join(library, version, "site-packages")),
    );
  } catch {
    return [];
  }
}

/** Returns the Java that runs the archives of a folder of servers; undefined if one of both is missing. */
export function findJavaWith(name: string): string | undefined {
  return existsSync(archivesOf(name)) ? findProgram("java") : undefined;
}

/** Returns the folder of a server's archives. */
export const archivesOf = (name: string): string => join(SERVERS, name);

/** Returns the path of an installed program; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const folders = [...path, "/usr/sbin", "/usr/local/bin", PYTHON_SERVERS];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
