// The form of an API key. The prefix lets scanners for leaked secrets find one.

export const KEY_PREFIX = "sbk_";

/** The prefix and 32 bytes in base64url. */
const KEY = /^sbk_[\w-]{43}$/;

export const isApiKey = (text: string): boolean => KEY.test(text);
