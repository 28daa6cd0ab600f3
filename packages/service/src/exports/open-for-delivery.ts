import { DeliveryRefusedError } from "../destinations/delivery-refused-error.js";
import type { Destination } from "../destinations/destination.js";
import { openDestination, type DestinationContext } from "../destinations/open-destination.js";
import type { ConnectionRow } from "../storage/database.js";
import { DeliveryFailedError } from "./delivery-failed-error.js";

/** Opens a destination whose errors, but for refusals, are told from those of anything else by {@link DeliveryFailedError}. */
export function openForDelivery(
  connection: ConnectionRow,
  context: DestinationContext,
): Destination {
  const { publish, rehostImage, ...destination } = open(connection, context);
  return {
    ...destination,
    publish: (publication) => publish(publication).catch(fail),
    ...(rehostImage && { rehostImage: (image) => rehostImage(image).catch(fail) }),
  };
}

function open(connection: ConnectionRow, context: DestinationContext): Destination {
  try {
    return openDestination(connection, context);
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  throw error instanceof DeliveryRefusedError ? error : new DeliveryFailedError(error);
}
