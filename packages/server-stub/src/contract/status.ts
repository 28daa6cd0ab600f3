/** The registered status codes of final responses (IANA, HTTP Status Code Registry), by class. */
export type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
/** Redirections. */
export type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
/** Errors of the caller. */
export type Status4XX =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451;
/** Errors of the service. */
export type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 511;
/** What `default` stands for, less the codes that the contract names. */
export type Status = Status2XX | Status3XX | Status4XX | Status5XX;
