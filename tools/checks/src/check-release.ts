// Refuses a release whose packages do not say where they come from: npm rejects provenance without `repository`.
import { glob, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Manifest } from "./repository/manifests.ts";
import { repositoryFaults } from "./repository/repository-faults.ts";

const repository = process.env.GITHUB_REPOSITORY;
if (repository === undefined) {
  console.error(
    "GITHUB_REPOSITORY is not set: releases run in CI, where it names the repository as owner/name.",
  );
  process.exitCode = 1;
} else {
  const faults: string[] = [];
  for await (const file of glob("{spec,packages/*}/package.json")) {
    const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
    const found = manifest.private ? [] : repositoryFaults(manifest, dirname(file), repository);
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
