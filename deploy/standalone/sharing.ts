// What others take in by machine, outside of the route table: TAXII at /taxii2/, feeds and blocklists at /feeds/.
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import type { Express } from "@sb/platform/http/app.ts";
import { mountFeedFiles } from "@sb/platform/http/feed-files.ts";
import type { Limiters } from "@sb/platform/http/limiters.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { Refused } from "@sb/platform/refused.ts";
import { mountTaxii } from "@sb/platform/taxii/mount.ts";
import type { VersionOf } from "@sb/query-service/runtime/version-key.ts";
import type { Sharing } from "@sb/query-service/sharing/sharing.ts";

type Parts = {
  readonly sharing: Sharing;
  readonly publicUrl: string;
  readonly versionOf: VersionOf;
  readonly log: Log;
};

const ABOUT = {
  title: "Safer Block",
  description: "Addresses and sites reported for fraud and other crime with crypto assets.",
};

export function mountSharing(app: Express, { general }: Limiters, { sharing, publicUrl, versionOf, log }: Parts): void {
  mountTaxii(app, {
    server: { ...ABOUT, publicUrl },
    before: general,
    collectionsOf: async ({ headers }) => {
      if (headers.authorization !== undefined) throw new Refused("LOGIN_REQUIRED");
      return sharing.collections;
    },
    log,
  });
  mountFeedFiles(app, {
    path: "/feeds",
    before: general,
    find: sharing.feeds,
    version: () => versionOf(SHARING_MODEL),
  });
}
