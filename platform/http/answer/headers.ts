// Security headers of every answer (OWASP Secure Headers; for the API the OWASP REST Security Cheat Sheet), and the request id.
import { randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { BASE_PATH } from "@sb/contracts/route.ts";
import type { RequestHandler } from "express";
import helmet, { type HelmetOptions } from "helmet";

export type HeaderOptions = {
  /** Hashes of inline scripts that the page carries, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Whom the page may talk to besides its own origin, such as the error-reporting service, as a policy names it. */
  readonly connectSources: readonly string[];
  readonly https: boolean;
};

const REQUEST_ID = "x-request-id";
/** That of a proxy, where it is harmless. */
export const GIVEN_ID = /^[\w-]{8,64}$/;
const API = `${BASE_PATH}/`;

/** Parts of the device that our own pages alone may ask for, or nobody: the camera reads QR codes (web/scan). */
const OF_DEVICE = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";

/** Sets what every answer carries, whoever gives it. */
export function setHeaders(options: HeaderOptions): RequestHandler {
  const { ofPages, ofApi } = headersOf(options);
  return (request, response, next) => {
    response.setHeaders(request.url.startsWith(API) ? ofApi : ofPages);
    response.setHeader(REQUEST_ID, requestIdOf(request.headers[REQUEST_ID]));
    next();
  };
}

/** All but the request's id. */
export function headersOf(options: HeaderOptions): Readonly<Record<"ofPages" | "ofApi", Map<string, string>>> {
  return {
    ofPages: securityHeaders(pageOptions(options)).set("permissions-policy", OF_DEVICE),
    // Crawlers that run scripts read it to draw pages.
    ofApi: securityHeaders(apiOptions(options)).set("x-robots-tag", "noindex"),
  };
}

/** The id that `setHeaders` gave the request. */
export const idOf = (response: ServerResponse): string => String(response.getHeader(REQUEST_ID));

/** They are the same in every answer, so helmet runs once, on an answer that is never sent. */
function securityHeaders(options: HelmetOptions): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** An answer of the API is no page: nothing in it may load, run or be framed. What only pages heed is left out. */
function apiOptions(options: HeaderOptions) {
  return {
    ...everywhere(options),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

function pageOptions(options: HeaderOptions) {
  const { scriptHashes, connectSources, https } = options;
  return {
    ...everywhere(options),
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
        connectSrc: ["'self'", ...connectSources],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  };
}

function everywhere({ https }: HeaderOptions) {
  return {
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  } satisfies HelmetOptions;
}

/** A proxy's id where it is harmless, else a new one. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && GIVEN_ID.test(given) ? given : randomUUID();
}
