// Generated from photos.yaml. Do not edit: change the description and generate again.

/** A success by operation id: an example of the contract, or a value that its schema allows; `undefined` if there is neither. */
export const examples = {
  uploadPhoto: { status: 201, body: { bytes: 1, caption: "text" } },
};
