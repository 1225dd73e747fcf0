// GET status: how the service is, as far as this process sees it.
import { deliverySubject } from "@sb/contracts/delivery/subject.ts";
import {
  LIST_LIMITS,
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { reportSubject } from "@sb/contracts/report/subject.ts";
import type { StatusQueryKey } from "@sb/contracts/status/routes.ts";
import type { Status, StatusItem, StatusPart } from "@sb/contracts/status/wire.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { soon } from "@sb/platform/service/engines.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { judge, type ListSeen, type Names, type Seen } from "./judge.ts";

/** The engines and models of a process, as its probes see them. */
export type Condition = {
  /** Names of the ports whose engine does not answer. */
  readonly away: () => Promise<readonly string[]>;
  readonly isDiskFull: () => Promise<boolean>;
  readonly unready: (models: readonly string[]) => readonly string[];
};

export type StatusQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly jobs: Pick<Jobs, "counts">;
  readonly bus: Pick<Bus, "groups">;
  readonly projectionStates: () => Promise<readonly ProjectionState[]>;
  readonly clock: () => string;
  /** Absent in tests of other things: all engines answer. */
  readonly condition?: Condition | undefined;
};

const NAMES: Names = {
  lookup: [REPORT_MODEL, PUBLISHED_MODEL],
  search: reportSubject.indexes.map(({ name }) => name),
  filingGroups: subjects.flatMap(({ groups }) => groups.command ?? []),
  deliveryGroups: deliverySubject.groups.workers ?? [],
  deliveryJobs: deliverySubject.jobs.map(({ kind }) => kind),
  mailJobs: subjects.flatMap(({ jobs }) => jobs.map(({ kind }) => kind)).filter((kind) => kind.endsWith("-mail")),
};

/** Milliseconds for which an answer is kept: however many ask, the engines are asked once. */
const KEPT_MS = 10_000;

export const routes = ((deps: StatusQueryDeps): Handlers<StatusQueryKey> => {
  const since = rememberSince();
  let last: { readonly at: number; readonly told: Promise<Status> } | undefined;
  const look = async (at: string): Promise<Status> => {
    const judged = judge(await see(deps), NAMES, Date.parse(at));
    return { at, items: judged.map((item) => since(item, at)) };
  };
  return {
    "GET status": async () => {
      const at = deps.clock();
      const now = Date.parse(at);
      if (last === undefined || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, told: look(at) };
      return { body: await last.told };
    },
  };
}) satisfies QueryRoutes;

/** Since when a part is as it is, as this process saw it. */
function rememberSince() {
  const firsts = new Map<StatusPart, { readonly state: string; readonly at: string }>();
  return (item: StatusItem, at: string): StatusItem => {
    const first = firsts.get(item.part);
    if (first?.state === item.state) return item.state === "RUNNING" ? item : { ...item, since: first.at };
    firsts.set(item.part, { state: item.state, at });
    return item.state === "RUNNING" ? item : { ...item, since: at };
  };
}

const HEALTHY: Condition = { away: async () => [], isDiskFull: async () => false, unready: () => [] };

/** Never rejects: what can't be asked is not known. */
async function see({ readStore, jobs, bus, projectionStates, condition = HEALTHY }: StatusQueryDeps): Promise<Seen> {
  const [away, isDiskFull, projections, counts, lists] = await Promise.all([
    condition.away(),
    soon(condition.isDiskFull()),
    soon(projectionStates()),
    soon(jobs.counts()),
    soon(listsSeen(readStore)),
  ]);
  const unready = condition.unready([...NAMES.lookup, ...NAMES.search]);
  return { away, isDiskFull: isDiskFull ?? false, unready, projections, groups: bus.groups(), jobs: counts, lists };
}

/** Lists that are fetched by themselves. */
async function listsSeen(readStore: StatusQueryDeps["readStore"]): Promise<readonly ListSeen[]> {
  const model = readStore.model(PUBLISHED_MODEL);
  const { members } = await model.list(PUBLISHED_LISTS.open, {
    offset: 0,
    limit: LIST_LIMITS.lists,
    newestFirst: true,
  });
  const docs = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  // Only the model's projection writes there.
  return (docs as readonly (ListDoc | undefined)[]).flatMap((doc) =>
    doc?.state === "ACTIVE" && "url" in doc.source ? { seenAt: doc.good?.seenAt, everyHours: doc.everyHours } : [],
  );
}
