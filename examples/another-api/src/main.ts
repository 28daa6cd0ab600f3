// Calls another API through a client generated from its description.
import { createClient } from "./generated/client.js";

const { LIBRARY_URL: baseUrl = "http://127.0.0.1:8090", LIBRARY_TOKEN: token = "" } = process.env;
const client = createClient({ baseUrl, token });

// The compiler refuses `language: "de"`, which the description does not list.
for (const { isbn, title } of await client.listBooks({ language: "ja" }))
  console.log(`${isbn} ${title}`);
