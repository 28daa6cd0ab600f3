#!/usr/bin/env node
import { runCreate } from "@document-export/create";

await runCreate("server", process.argv.slice(2));
