/** Registered success codes of final responses (IANA, HTTP Status Code Registry). */
export type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
/** Registered redirection codes. */
export type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
/** Registered client error codes. */
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
/** Registered server error codes. */
export type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 511;
/** The codes that `default` covers, apart from those that the contract names. */
export type Status = Status2XX | Status3XX | Status4XX | Status5XX;
