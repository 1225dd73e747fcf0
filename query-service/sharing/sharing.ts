// Sharing with machines outside of the route table.
import { levelOf } from "@sb/contracts/agency/entitled.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { Collection } from "@sb/knowledge/taxii/port.ts";
import { findAgency } from "../agency/documents.ts";
import { publicCollection } from "./collection.ts";
import { type ConfidentialDeps, confidentialCollection, type Entitled } from "./confidential-collection.ts";
import { createFeeds, type FindFeed } from "./feeds.ts";

export type Sharing = {
  /** A collection for each level of sharing: the public one for everybody, the confidential one for an agency that may have it. */
  readonly collectionsOf: (agencySeq: number | undefined) => Promise<readonly Collection[]>;
  readonly feeds: FindFeed;
};

export function createSharing(deps: ConfidentialDeps): Sharing {
  const forAll = publicCollection(deps);
  return {
    async collectionsOf(agencySeq) {
      const agency = agencySeq === undefined ? undefined : await findAgency(deps.readStore, agencySeq);
      return agency && isEntitled(agency) ? [forAll, confidentialCollection(deps, agency)] : [forAll];
    },
    feeds: createFeeds(deps),
  };
}

const isEntitled = (agency: AgencyDoc): agency is Entitled => levelOf(agency, { open: "PRIVATE" }) === "CONFIDENTIAL";
