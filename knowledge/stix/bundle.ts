// A STIX 2.1 bundle of reports. Pure: the same reports make the same bundle.
import { commonObjects } from "./common.ts";
import { ownUuid } from "./ids.ts";
import type { StixObject } from "./object.ts";
import { reportObjects } from "./report-objects.ts";
import type { SharedReport, Tlp } from "./shared-report.ts";

export const STIX_MEDIA_TYPE = "application/stix+json;version=2.1";

export type StixBundle = { readonly type: "bundle"; readonly id: string; readonly objects: readonly StixObject[] };

/** The identity, the markings and our extension come along. Each object is in it once, the newest version of it. */
export function stixBundle(shared: readonly SharedReport[], marking: Tlp): StixBundle {
  const all = [...commonObjects(marking), ...shared.flatMap((report) => reportObjects(report, marking))];
  const objects = [...new Map(all.map((object) => [object.id, object])).values()];
  return { type: "bundle", id: bundleId(objects), objects };
}

/** Made of what is in it. */
const bundleId = (objects: readonly StixObject[]): string =>
  `bundle--${ownUuid(`bundle ${objects.map(({ id, modified }) => `${id} ${modified ?? ""}`).join(" ")}`)}`;
