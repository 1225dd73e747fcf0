// A day's reports as one event of MISP, written as they are read: a day may have any number.
import { IDENTITY_ID, ownUuid } from "../stix/ids.ts";
import type { SharedReport } from "../stix/shared-report.ts";
import { mispItem } from "./item.ts";
import { tlpTags } from "./tags.ts";

export type Day = {
  /** `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** Seconds since 1970. */
  readonly changed: number;
};

export const eventUuid = (date: string): string => ownUuid(`misp event ${date}`);

const ORGANISATION = { name: "Safer Block", uuid: IDENTITY_ID.slice("identity--".length) };
/** Nobody has judged how bad it is; what was reported that day is complete. */
const [UNDEFINED_LEVEL, COMPLETED] = ["4", "2"];

/** As the manifest tells of it. */
export const eventSummary = ({ date, changed }: Day) => ({
  info: `Safer Block: addresses and sites reported on ${date}`,
  Orgc: ORGANISATION,
  Tag: tlpTags("CLEAR"),
  analysis: COMPLETED,
  threat_level_id: UNDEFINED_LEVEL,
  date,
  timestamp: String(changed),
});

/** `{"Event": …}` in pieces. Attributes wait for the objects: few reports are about sites. */
export async function* eventJson(
  day: Day,
  pages: AsyncIterable<readonly SharedReport[]> | Iterable<readonly SharedReport[]>,
): AsyncIterable<string> {
  const head = JSON.stringify({ uuid: eventUuid(day.date), ...eventSummary(day), published: true });
  yield `{"Event":${head.slice(0, -1)},"publish_timestamp":"${day.changed}","Object":[`;
  const attributes: string[] = [];
  let comma = "";
  for await (const page of pages) {
    const items = page.flatMap((report) => mispItem(report) ?? []);
    const objects = items.filter(({ kind }) => kind === "Object").map(({ json }) => JSON.stringify(json));
    attributes.push(...items.filter(({ kind }) => kind === "Attribute").map(({ json }) => JSON.stringify(json)));
    if (objects.length === 0) continue;
    yield comma + objects.join(",");
    comma = ",";
  }
  yield `],"Attribute":[${attributes.join(",")}]}}`;
}
