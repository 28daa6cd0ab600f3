import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { catalogue, problemTypePrefix, type NodeEntry } from "@document-export/server-stub";
import { sendSideAnswer } from "./side-routes.js";
import { announcedBytes, type UploadBudget } from "./upload-budget.js";
import { watchBody, type BodyPace } from "./watch-body.js";

/** What bodies may cost. */
export interface BodyLimits {
  readonly budget: UploadBudget;
  /** Bytes of a body that does not say how long it is. */
  readonly longest: number;
  readonly pace: BodyPace;
}

/** Bodies up to this many bytes cost less than to keep account of them. */
const SMALL = 256 * 1024;
const RETRY_AFTER = 5;

interface Room {
  giveBack: (() => void) | undefined;
}

const rooms = new AsyncLocalStorage<Room>();

/**
 * Reads no more bodies at once than there is memory for, and none that comes too slowly: whoever sends nothing would
 * keep others waiting. A request waits for its turn unread, and is sent away where nobody's turn ends for too long.
 */
export function withinBudget(entry: NodeEntry, { budget, longest, pace }: BodyLimits): NodeEntry {
  const read: NodeEntry = (request, response) => {
    watchBody(request, pace, () => {
      tellSlow(response, pace);
      // Who sends nothing is not waited for: it may never read the answer either.
      response.once("finish", () => request.destroy());
    });
    return entry(request, response);
  };
  return async (request, response) => {
    const bytes = announcedBytes(request, longest);
    if (bytes === 0) return entry(request, response);
    if (bytes <= SMALL) return read(request, response);
    const giveBack = await budget.take(bytes);
    if (!giveBack) return tellBusy(response);
    const room = { giveBack };
    try {
      await rooms.run(room, () => read(request, response));
    } finally {
      leaveRoom(room);
    }
  };
}

/** Gives the room of the request back that is being answered: its body is needed no more, though its answer may take long. */
export function leaveRoom(room = rooms.getStore()): void {
  room?.giveBack?.();
  if (room) room.giveBack = undefined;
}

function tellBusy(response: ServerResponse): void {
  const detail = "The service reads as many uploads as it has room for; try again later.";
  const { status, title } = catalogue.unavailable;
  const problem = { type: `${problemTypePrefix}unavailable`, title, status, detail };
  sendAway(response, problem, { "retry-after": String(RETRY_AFTER) });
}

/** RFC 9110, 15.5.9. */
function tellSlow(response: ServerResponse, { least, interval }: BodyPace): void {
  const detail = `Expected ${least} bytes of the body in ${interval / 1000} seconds, got fewer.`;
  const { title } = catalogue["invalid-request"];
  const problem = { type: `${problemTypePrefix}invalid-request`, title, status: 408, detail };
  if (!response.headersSent) sendAway(response, problem);
}

function sendAway(
  response: ServerResponse,
  problem: { readonly status: number },
  headers: Readonly<Record<string, string>> = {},
): void {
  sendSideAnswer(
    response,
    {
      status: problem.status,
      type: "application/problem+json",
      body: JSON.stringify(problem),
      headers: { ...headers, connection: "close" },
    },
    true,
  );
}
