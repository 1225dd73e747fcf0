// Each night: all reported and listed targets as one signed filter that people and exchanges download (docs/filter.md), so
// that they can look up without asking. What was removed since is not in it any more.
import { randomBytes, sign } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ReportFilter } from "@sb/contracts/report/jobs.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { REPORT_COLLECTIONS, REPORT_LISTS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import { FilterBuilder } from "@sb/knowledge/filter/build.ts";
import { walkShared } from "@sb/knowledge/stix/listings.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export type FilterDeps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "getMany" | "listAfter"> };
  readonly files: Pick<Files, "put">;
  readonly vault: Pick<Vault, "mac">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export const filterSchedule: Schedule = {
  kind: ReportFilter.kind,
  name: "report-filter",
  payload: {},
  when: { cron: "40 3 * * *", timeZone: "Asia/Seoul" },
};

/** A new installation has one before its first night. */
export const firstFilter = jobOf(ReportFilter, "first", {});

/** Reports read in one turn of the event loop. */
const PAGE = 500;

export function filterHandler(deps: FilterDeps): JobWorker {
  return defineHandler({
    job: ReportFilter,
    concurrency: 1,
    async handle({ signal }) {
      const madeAt = Date.parse(deps.clock());
      const builder = new FilterBuilder();
      for (const list of [REPORT_LISTS.people, REPORT_LISTS.listed])
        for await (const addressKey of targetsIn(deps.readStore.model(REPORT_MODEL), list, signal))
          builder.add(addressKey);
      for await (const listed of walkShared(deps.readStore, PAGE)) {
        signal.throwIfAborted();
        for (const addressKey of listed.keys()) builder.add(addressKey);
        await setImmediate();
      }
      // Unknown beforehand: nobody can report targets that no filter holds together.
      const building = builder.build(randomBytes(8).readBigUInt64LE(), madeAt);
      let step = building.next();
      for (; !step.done; step = building.next()) {
        signal.throwIfAborted();
        await setImmediate();
      }
      const signature = sign(null, step.value, filterKeyOf(deps.vault));
      await deps.files.put(FILTER_FILE, Buffer.concat([step.value, signature]));
    },
  });
}

/** The targets of the leads in a list; each as often as somebody names it. */
export async function* targetsIn(
  model: Pick<ReadModel, "getMany" | "listAfter">,
  list: string,
  signal: AbortSignal,
): AsyncIterable<string> {
  for (let last = 0; ; ) {
    signal.throwIfAborted();
    const members = await model.listAfter(list, last, PAGE);
    const docs = await model.getMany(members.map((id) => ({ collection: REPORT_COLLECTIONS.report, id })));
    for (const doc of docs as readonly (ReportDoc | undefined)[])
      if (doc?.declaration) yield doc.declaration.addressKey;
    if (members.length < PAGE) return;
    last = Number(members.at(-1));
    await setImmediate();
  }
}
