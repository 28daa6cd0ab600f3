/** What stands before the 32 private bytes of an Ed25519 key in DER (RFC 8410, 7). */
export const pkcs8Prefix: readonly number[] = [
  0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20,
];
