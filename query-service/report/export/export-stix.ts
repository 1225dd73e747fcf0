// Public reports as one STIX 2.1 bundle, written as they are read.
import { commonObjects } from "@sb/knowledge/stix/common.ts";
import { ownUuid } from "@sb/knowledge/stix/ids.ts";
import { reportObjects } from "@sb/knowledge/stix/report-objects.ts";
import type { SharedReport, Tlp } from "@sb/knowledge/stix/shared-report.ts";
import { LRUCache } from "lru-cache";

const MARKING: Tlp = "CLEAR";
/** Targets in a row that are known to be in the bundle: of a larger one, a target may come twice, and twice the same. */
const TARGETS_KNOWN = 50_000;

/** `name` tells bundles apart. */
export async function* stixExport(pages: AsyncIterable<readonly SharedReport[]>, name: string): AsyncIterable<string> {
  const known = new LRUCache<string, true>({ max: TARGETS_KNOWN });
  const isNew = (id: string): boolean => {
    const isKnown = known.has(id);
    known.set(id, true);
    return !isKnown;
  };
  const head = commonObjects(MARKING).map((object) => JSON.stringify(object));
  yield `{"type":"bundle","id":"bundle--${ownUuid(`bundle ${name}`)}","objects":[${head.join(",")}`;
  for await (const page of pages) {
    const objects = page.flatMap((report) => reportObjects(report, MARKING)).filter(({ id }) => isNew(id));
    if (objects.length > 0) yield `,${objects.map((object) => JSON.stringify(object)).join(",\n")}`;
  }
  yield "]}\n";
}
