// SHA-256 as hex, by the browser's own cryptography.

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const sha256Of = async (data: Blob): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", await data.arrayBuffer()));
