// Outputs for machines outside of the route table: TAXII at /taxii2/, feeds and blocklists at /feeds/.

import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { LevelValue } from "@sb/contracts/report/lookup-wire.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { mountFeedFiles } from "@sb/platform/http/answer/feed-files.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import { type KeyOptions, keyCallerOf, recognizeKey } from "@sb/platform/http/request/api-key.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { VersionOf } from "@sb/query-service/runtime/version-key.ts";
import type { Sharing } from "@sb/query-service/sharing/sharing.ts";
import type { RequestHandler } from "express";
import * as z from "zod";
import { mountTaxii } from "./taxii/mount.ts";

type Parts = KeyOptions & {
  readonly sharing: Sharing;
  readonly publicUrl: string;
  readonly versionOf: VersionOf;
  readonly unready: (models: readonly string[]) => readonly string[];
  readonly log: Log;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const ABOUT = {
  title: "Safer Block",
  description: "Addresses and sites reported for fraud and other crime with crypto assets.",
};

const FeedsQuery = z.object({ minLevel: z.coerce.number().pipe(LevelValue).default(0) });

function minLevelIn(query: unknown): number {
  const asked = FeedsQuery.safeParse(query);
  if (!asked.success) throw new Refused("INVALID_REQUEST");
  return asked.data.minLevel;
}

const MODELS = [SHARING_MODEL, REPORT_MODEL, PUBLISHED_MODEL];

/** A blocklist without anything on it would be taken for the newest one. */
const requireReady =
  (unready: Parts["unready"]): RequestHandler =>
  (_request, _response, next) =>
    next(unready(MODELS).length > 0 ? new Refused("UNAVAILABLE") : undefined);

/** With a key one may ask as often as it may; any other way to say who one is has no use here. */

export function mountSharing(app: Express, { general }: Limiters, parts: Parts): void {
  const { sharing, publicUrl, versionOf, unready, log, clock } = parts;
  const before = [requireReady(unready), recognizeKey(parts), ...general];
  mountTaxii(app, {
    server: { ...ABOUT, publicUrl },
    before,
    collectionsOf: async ({ headers }, response) => {
      const caller = keyCallerOf(response);
      if (headers.authorization !== undefined && !caller) throw new Refused("API_KEY_INVALID");
      return sharing.collectionsOf(caller?.agencySeq);
    },
    log,
  });
  mountFeedFiles(app, {
    path: "/feeds",
    before,
    find: (path, query) => sharing.feeds(path, minLevelIn(query)),
    // Levels change with each day.
    version: () => `${MODELS.map(versionOf).join(" ")} ${clock().slice(0, 10)}`,
  });
}
