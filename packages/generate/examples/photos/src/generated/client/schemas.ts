// Generated from photos.yaml. Do not edit: change the description and generate again.

export {};
