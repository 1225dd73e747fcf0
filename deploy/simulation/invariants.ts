// The promises that hold whatever happened.
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { KEY_STREAMS } from "@sb/platform/keys/in-log.ts";
import type { Filed, Story } from "./people.ts";
import type { Log } from "./ports/event-store.ts";
import type { Model } from "./ports/read-store.ts";
import { rebuild } from "./rebuild.ts";
import type { Room } from "./room.ts";

/** One line for each that was broken. */
export async function findBroken(room: Room, story: Story): Promise<readonly string[]> {
  const unsettled = room.unsettled();
  if (unsettled.length > 0) return unsettled.map((what) => `never settles: ${what}`);
  return [
    ...writes(room, story),
    ...counts(room),
    ...nicknames(room),
    ...secrets(room, story),
    ...topic(room),
    ...(await rebuilt(room)),
  ];
}

const reportsIn = (room: Room): readonly ReportDoc[] =>
  docsIn(room.disks.models.models.get(REPORT_MODEL), REPORT_COLLECTIONS.report) as readonly ReportDoc[];

const docsIn = (model: Model | undefined, collection: string): readonly unknown[] =>
  [...(model?.docs ?? [])].flatMap(([key, { doc }]) => (key.startsWith(`${collection}\0`) ? [doc] : []));

/** No acknowledged write is lost, and none is there twice. */
function writes({ disks }: Room, { reports }: Story): readonly string[] {
  const filings = Map.groupBy(
    disks.log.all.filter(({ type }) => type === "DeclarationFiled"),
    ({ data }) => (data as { ownerId: string }).ownerId,
  );
  const bySeq = new Map([...filings.values()].flat().map((event) => [seqOf(event), event]));
  const lost = reports.flatMap(({ seq, address, filing }) =>
    filing === "DONE" && seq !== undefined && !bySeq.has(seq)
      ? [`lost: the report of ${address} was acknowledged`]
      : [],
  );
  const most = new Map<string | undefined, number>();
  for (const { owner, filing } of reports)
    if (filing !== "REFUSED") most.set(owner.name, (most.get(owner.name) ?? 0) + 1);
  const filed = [...filings.values()].reduce((sum, events) => sum + events.length, 0);
  const asked = [...most.values()].reduce((sum, count) => sum + count, 0);
  const twice = filed > asked ? [`twice: ${filed} reports were filed of ${asked} that were asked for`] : [];
  return [...lost, ...twice, ...deleted(disks.log.all, reports), ...keysKept(disks.log)];
}

/** A deleted report can't be opened any more, from any copy of the log. */
function keysKept({ all, streams }: Log): readonly string[] {
  const gone = all.filter(({ type }) => type === "DeclarationDeleted");
  return gone.flatMap(({ stream }) =>
    streams.get(`${KEY_STREAMS}${stream}`)?.isShredded ? [] : [`key: that of ${stream} is kept`],
  );
}

const seqOf = ({ stream }: StoredEvent): number => Number(stream.slice(stream.indexOf("-") + 1));

function deleted(all: readonly StoredEvent[], reports: readonly Filed[]): readonly string[] {
  const gone = new Set(all.filter(({ type }) => type === "DeclarationDeleted").map(seqOf));
  return reports.flatMap(({ seq, address, deletion }) =>
    deletion === "DONE" && seq !== undefined && !gone.has(seq)
      ? [`lost: the deletion of ${address} was acknowledged`]
      : [],
  );
}

/** Counts are those of the live public reports. */
function counts(room: Room): readonly string[] {
  const live = reportsIn(room).filter(({ open }) => open === "PUBLIC");
  const [counted] = docsIn(room.disks.models.models.get(REPORT_MODEL), REPORT_COLLECTIONS.counts) as {
    people?: number;
  }[];
  const total = counted?.people ?? 0;
  return total === live.length ? [] : [`counts: ${total} are counted, ${live.length} are live and public`];
}

/** One nickname, one person. */
function nicknames(room: Room): readonly string[] {
  const accounts = docsIn(room.disks.models.models.get(ACCOUNT_MODEL), "account") as { nickname?: string }[];
  const seen = new Map<string, number>();
  for (const { nickname } of accounts)
    if (nickname) seen.set(nickname.toLowerCase(), (seen.get(nickname.toLowerCase()) ?? 0) + 1);
  return [...seen].flatMap(([name, count]) => (count > 1 ? [`nickname: ${name} is ${count} people`] : []));
}

/** Nothing confidential lies open anywhere, and nothing of a deleted report lies anywhere. */
function secrets({ disks }: Room, { reports }: Story): readonly string[] {
  const open = JSON.stringify([
    disks.log.all,
    [...disks.models.models.values()].map(({ docs }) => [...docs]),
    [...disks.indexes.all.values()].map(({ docs }) => [...docs]),
    disks.jobs.prepare("SELECT * FROM job").all(),
    [...newestOf(disks.topic)],
    disks.mails,
  ]);
  return reports.flatMap(({ secrets: all, address, titles, deletion, isPublic }) => [
    ...all.flatMap((secret) => (open.includes(secret) ? [`secret: ${secret} lies open`] : [])),
    ...(deletion === "DONE" || !isPublic ? titles : []).flatMap((title) =>
      open.includes(title) ? [`secret: ${title} of ${address} (${deletion ?? "private"}) lies open`] : [],
    ),
  ]);
}

type Topic = Room["disks"]["topic"];
const newestOf = (topic: Topic): ReadonlyMap<string, string | null> =>
  new Map(topic.map(({ key, value }) => [key, value]));

/** Partners have each public report, and none that is gone. */
function topic(room: Room): readonly string[] {
  const newest = newestOf(room.disks.topic);
  const live = new Set(reportsIn(room).flatMap(({ open, dclrSeq }) => (open === "PUBLIC" ? [String(dclrSeq)] : [])));
  const missing = [...live].filter((seq) => !newest.get(seq)).map((seq) => `partners: ${seq} did not come`);
  const kept = [...newest].flatMap(([key, value]) =>
    value !== null && !live.has(key) ? [`partners: ${key} is still there`] : [],
  );
  return [...missing, ...kept];
}

/** A model that is built anew from the log is the one that there is. */
async function rebuilt(room: Room): Promise<readonly string[]> {
  const differences = await rebuild(room);
  return differences.slice(0, 5).map((what) => `rebuilt: ${what}`);
}
