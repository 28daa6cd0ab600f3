import { expect, test } from "vitest";
import { GoogleError, isGoogleAddress, parseAddress } from "../src/index.ts";

const ID = "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGeAbCdEfGhIjK0";
const FOLDER = "0B-1234567890abcdefghijklmn";

test.each([
  [`https://docs.google.com/document/d/${ID}/edit`],
  [`https://docs.google.com/document/d/${ID}/edit#heading=h.abc`],
  [`https://docs.google.com/document/d/${ID}/edit?usp=sharing`],
  [`https://docs.google.com/document/d/${ID}`],
  [`https://docs.google.com/document/d/${ID}/`],
  [`https://docs.google.com/document/d/${ID}/pub`],
  [`https://docs.google.com/document/d/${ID}/preview?hl=de`],
  [`https://docs.google.com/document/d/${ID}/mobilebasic`],
  [`https://docs.google.com/document/d/${ID}/export?format=pdf`],
  [`https://docs.google.com/document/d/${ID}/copy`],
  [`https://docs.google.com/document/u/1/d/${ID}/edit`],
  [`https://docs.google.com/a/example.com/document/d/${ID}/edit`],
  [`https://docs.google.com/a/example.com/document/u/0/d/${ID}/edit`],
  [`http://docs.google.com/document/d/${ID}/edit`],
  [`HTTPS://DOCS.GOOGLE.COM/document/d/${ID}/edit`],
  [`docs.google.com/document/d/${ID}/edit`],
  [`  <https://docs.google.com/document/d/${ID}/edit>\n`],
  [`[Report](https://docs.google.com/document/d/${ID}/edit)`],
  [`https://www.google.com/url?q=https%3A%2F%2Fdocs.google.com%2Fdocument%2Fd%2F${ID}%2Fedit&sa=D`],
])("reads the document of %s", (text) => {
  expect(parseAddress(text)).toEqual({ kind: "document", id: ID });
});

test.each([
  [`https://drive.google.com/drive/folders/${FOLDER}`],
  [`https://drive.google.com/drive/folders/${FOLDER}?usp=drive_link`],
  [`https://drive.google.com/drive/u/2/folders/${FOLDER}`],
  [`https://drive.google.com/drive/mobile/folders/${FOLDER}`],
  [`https://drive.google.com/a/example.com/drive/folders/${FOLDER}`],
  [`https://drive.google.com/folderview?id=${FOLDER}`],
])("reads the folder of %s", (text) => {
  expect(parseAddress(text)).toEqual({ kind: "folder", id: FOLDER });
});

test.each([
  [ID],
  [`https://drive.google.com/open?id=${ID}`],
  [`https://docs.google.com/open?id=${ID}&authuser=1`],
  [`https://drive.google.com/file/d/${ID}/view`],
  [`https://drive.google.com/uc?export=download&id=${ID}`],
])("returns kind unknown for %s", (text) => {
  expect(parseAddress(text)).toEqual({ kind: "unknown", id: ID });
});

test("reads the tab and the resource key of an address", () => {
  const text = `https://docs.google.com/document/d/${ID}/edit?tab=t.ab12&resourcekey=0-Xy_9`;
  expect(parseAddress(text)).toEqual({
    kind: "document",
    id: ID,
    tab: "t.ab12",
    resourceKey: "0-Xy_9",
  });
});

test.each([
  [
    `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`,
    "not-a-document",
    "is a Google Sheet; expected a Google Doc",
  ],
  [
    `https://docs.google.com/presentation/d/${ID}/edit`,
    "not-a-document",
    "a Google Slides presentation",
  ],
  [`https://docs.google.com/forms/d/e/${ID}/viewform`, "not-a-document", "a Google Form"],
  [`https://docs.google.com/document/d/e/2PACX-${ID}/pub`, "address", "published to the web"],
  ["https://docs.google.com/document/u/0/", "address", "it names no document and no folder"],
  ["https://drive.google.com/drive/my-drive", "address", "it names no document and no folder"],
  ["https://docs.google.com/document/d/short/edit", "address", "expected an id of letters"],
  [
    `https://docs.google.com.example.net/document/d/${ID}/edit`,
    "address",
    "got `docs.google.com.example.net`",
  ],
  [`https://docs.google.com@example.net/document/d/${ID}/edit`, "address", "got `example.net`"],
  [
    `https://www.google.com/url?q=https://example.net/document/d/${ID}`,
    "address",
    "got `example.net`",
  ],
  ["report.json", "address", "is not an address of a document"],
  ["", "address", "An empty text"],
])("refuses %s and says what to do", (text, kind, message) => {
  const error = errorOf(() => parseAddress(text));
  expect(error).toMatchObject({ kind, advice: expect.stringMatching(/\.$/) });
  expect(error.message).toContain(message);
});

test("distinguishes addresses of Google from paths", () => {
  expect(isGoogleAddress(`docs.google.com/document/d/${ID}/edit`)).toBe(true);
  expect(isGoogleAddress("https://drive.google.com/drive/my-drive")).toBe(true);
  expect(isGoogleAddress("docs/google.com.json")).toBe(false);
  expect(isGoogleAddress("https://notgoogle.com/document")).toBe(false);
});

function errorOf(run: () => unknown): GoogleError {
  try {
    run();
  } catch (error) {
    if (error instanceof GoogleError) return error;
    throw error;
  }
  throw new Error("Expected an error, got none.");
}
