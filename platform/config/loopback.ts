const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);

/** An address or name that stands for this machine in a setting. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** A host name that only leads to this machine (RFC 6761, section 6.3: `localhost` and the names below it). */
export const isLoopbackName = (hostname: string): boolean =>
  isLoopback(hostname.replace(/^\[|\]$/g, "")) || hostname.endsWith(".localhost");
