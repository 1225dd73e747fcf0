// A target by its key alone: events that take a report from its target say no more.
import { isIP } from "node:net";
import type { SharedTarget } from "./shared-report.ts";

/** A host's last label begins with a letter (RFC 1123); no wallet's address has one after a dot. */
const HOST = /^[^/:]+\.[a-z][a-z0-9-]*(?:\/|$)/;

export const targetOf = (addressKey: string): Pick<SharedTarget, "declareType" | "addressKey"> => ({
  declareType: isIP(addressKey) > 0 || HOST.test(addressKey) ? "SITE" : "WALLET",
  addressKey,
});
