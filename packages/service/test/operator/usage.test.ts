import { expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const DIRECTORY = ["connections", "add", "directory", "A"];

test.each([
  [
    "a setting that there is not",
    [...DIRECTORY, "--workspace", "1", "--set", "folder=/x", "colour=red", "foldr=/x"],
    "Invalid settings: `settings.colour` is not known; `settings.foldr` is not known (did you mean `settings.folder`?).\n",
  ],
  [
    "a workspace that there is not",
    [...DIRECTORY, "--workspace", "9", "--set", "folder=/x"],
    "There is no workspace 9.\n",
  ],
  [
    "a setting without a value",
    [...DIRECTORY, "--workspace", "1", "--set", "folder"],
    "Expected name=value, got `folder`.\n",
  ],
  [
    "a secret in an argument",
    ["connections", "update", "2", "--secret", "password=x"],
    /^The secret `password` cannot be given on the command line, [^\n]*\n$/,
  ],
  [
    "a secret that there is not",
    ["connections", "update", "2", "--secret", "passwrod=env:PATH"],
    "Invalid settings: `secrets.passwrod` is not known.\n",
  ],
  [
    "what is no id of a job",
    ["jobs", "retry", "nope"],
    /'nope' is invalid for argument 'id'\. Expected an id such as \S+, as `jobs list` shows it\.\n$/,
  ],
  [
    "a text that the operator's API refuses",
    ["jobs", "list", "--search", "a".repeat(201)],
    /^q: Expected at most 200 characters, got `a+…`\.\n$/,
  ],
])("%s is an invalid argument, and says what was wrong", async (_what, args, said) => {
  const data = await temporaryFolder();
  await startDemo({ data });
  const command = runCommand([...args, "--data", data]);
  expect(await command.ended()).toBe(2);
  expect(command.output()).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
});
