import { AsyncLocalStorage } from "node:async_hooks";
import { catalogue, problemTypePrefix, type NodeEntry } from "@document-export/server-stub";
import { sendSideAnswer } from "./side-routes.js";
import { announcedBytes, type UploadBudget } from "./upload-budget.js";

/** Bodies up to this many bytes cost less than to keep account of them. */
const SMALL = 256 * 1024;
const RETRY_AFTER = 5;

interface Room {
  giveBack: (() => void) | undefined;
}

const rooms = new AsyncLocalStorage<Room>();

/**
 * Reads no more bodies at once than there is memory for. A request waits for its turn unread, and is sent away
 * where that takes too long.
 */
export function withinBudget(entry: NodeEntry, budget: UploadBudget, longest: number): NodeEntry {
  return async (request, response) => {
    const bytes = announcedBytes(request, longest);
    if (bytes <= SMALL) return entry(request, response);
    const giveBack = await budget.take(bytes);
    if (!giveBack) return sendAway(response);
    const room = { giveBack };
    try {
      await rooms.run(room, () => entry(request, response));
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

function sendAway(response: Parameters<NodeEntry>[1]): void {
  const problem = {
    type: `${problemTypePrefix}unavailable`,
    title: catalogue.unavailable.title,
    status: 503,
    detail: "The service reads as many uploads as it has room for; try again later.",
  };
  const headers = { "retry-after": String(RETRY_AFTER), connection: "close" };
  const body = JSON.stringify(problem);
  sendSideAnswer(response, { status: 503, type: "application/problem+json", body, headers }, true);
}
