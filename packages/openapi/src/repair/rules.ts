import type { ObjectName } from "./expected-value.js";
import type { ObjectRule } from "./object-rule.js";
import { repairContent } from "./objects/repair-content.js";
import { repairDescriptionObject } from "./objects/repair-description-object.js";
import { repairExample, repairMediaType } from "./objects/repair-media-type.js";
import { repairOperation, repairResponse } from "./objects/repair-operation.js";
import { repairHeader, repairParameter } from "./objects/repair-parameter.js";
import { repairPathItem } from "./objects/repair-path-item.js";
import { repairSecurityScheme } from "./objects/repair-security.js";
import {
  repairSwaggerObject,
  repairSwaggerOperation,
  repairSwaggerParameter,
  repairSwaggerPathItem,
} from "./objects/repair-swagger-objects.js";

/** Rules for known deviations, by object. */
export const RULES: Partial<Record<ObjectName, readonly ObjectRule[]>> = {
  description: [repairDescriptionObject],
  pathItem: [repairPathItem],
  operation: [repairOperation],
  parameter: [repairParameter],
  header: [repairHeader],
  requestBody: [repairContent],
  mediaType: [repairMediaType],
  example: [repairExample],
  response: [repairResponse, repairContent],
  securityScheme: [repairSecurityScheme],
  swagger: [repairSwaggerObject],
  swaggerPathItem: [repairSwaggerPathItem],
  swaggerOperation: [repairSwaggerOperation],
  swaggerParameter: [repairSwaggerParameter],
};
