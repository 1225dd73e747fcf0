// Security headers of every answer (OWASP Secure Headers), and the request id.
import { randomUUID } from "node:crypto";
import type { FastifyHelmetOptions } from "@fastify/helmet";

export type HeaderOptions = {
  /** Hashes of inline scripts that the page carries, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Origins the page may talk to besides its own, such as the error-reporting service. */
  readonly connectOrigins: readonly string[];
  readonly https: boolean;
};

/** Options for @fastify/helmet. */
export function securityHeaders({ scriptHashes, connectOrigins, https }: HeaderOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // React Aria positions overlays with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectOrigins],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  };
}

/** Takes over a proxy's id where it is harmless, else makes one. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
