// Writes the page of all messages: `node tools/checks/src/write-messages.ts`.
import { writeFile } from "node:fs/promises";
import { MESSAGES_PAGE, messagesPage } from "./messages/messages-page.ts";
import { repositoryFiles } from "./repository/repository-files.ts";

await writeFile(MESSAGES_PAGE, await messagesPage(await repositoryFiles()));
