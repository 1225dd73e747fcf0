// Reads a target's page from the static files (docs/edge.md), where the service does not answer. It loads on demand, with the recognition.
import { type JudgedRelative, worstFirst } from "@sb/contracts/report/alarm.ts";
import { LEVEL_FORMULA, type Level, stepOf } from "@sb/contracts/report/level.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { EdgePage } from "@sb/knowledge/edge/format.ts";
import { type FoundTarget, type Key, recognise } from "../private/recognise.ts";
import type { Said } from "../sentence.ts";
import { openEdge } from "./edge.ts";

export type PublishedTarget = {
  /** When the files were made, ISO 8601. Nothing that came since is in them. */
  readonly publishedAt: string;
  readonly lookup: Said & Pick<Lookup, "normalized" | "shown"> & { readonly level: Level | undefined };
  /** All of its figures, days in UTC; undefined where nobody had reported or listed it by then. */
  readonly page: EdgePage | undefined;
};

/** The files can't tell of this text, or are too old to tell of now. */
class NotPublished extends Error {
  override readonly name = "NotPublished";
}

/** Rejects where the files are not to be had, not signed by the service, not current, or don't hold all that the text may mean. */
export async function findPublished(url: string, text: string): Promise<PublishedTarget> {
  const { keys, declareType, shown, imitates } = theOneIn(text);
  const edge = await openEdge(url);
  if (!edge.isCurrent) throw new NotPublished("the files are too old");
  const found = await Promise.all(
    keys.map(async (key): Promise<Found> => ({ key, page: await edge.page(rangeOf(key)) })),
  );
  const parents = found.filter(({ key }) => key.as === "PARENT");
  const [own, ...readings] = found.filter((each) => !parents.includes(each)).sort(worstOfOneText);
  if (!own) throw new NotPublished("nothing was recognised");
  const { key, page } = own;
  return {
    publishedAt: edge.at,
    lookup: {
      ...{ ...judgedOf(own), declareType, normalized: key.addressKey, level: page && levelOf(page) },
      ...(key.as === "ITSELF" && { shown }),
      ...(imitates !== undefined && { imitates }),
      ...(page?.weak && { weak: true }),
      related: [...parents, ...readings].flatMap(relativeOf),
    },
    page,
  };
}

/** A page is of one target: of several, or beside what can't be read, the service alone knows which is meant. */
function theOneIn(text: string): FoundTarget {
  const { targets, hasOthers, omitted } = recognise(text);
  const [target, ...others] = targets;
  if (!target || others.length + omitted > 0 || hasOthers) throw new NotPublished("not one target");
  return target;
}

type Found = { readonly key: Key; readonly page: EdgePage | undefined };

const PREFIX_CHARS = 5;
const rangeOf = ({ hash }: Key) => ({ prefix: hash.slice(0, PREFIX_CHARS), suffix: hash.slice(PREFIX_CHARS) });

/** As the service orders what one text can mean. */
const worstOfOneText = (a: Found, b: Found): number => worstFirst(judgedOf(a), judgedOf(b));

const judgedOf = ({ page }: Found) => ({
  ...(page?.confirmedOn !== undefined && { confirmedAt: page.confirmedOn }),
  ...{ timesReported: page?.timesReported ?? 0, listings: { length: page?.timesListed ?? 0 } },
  ...{ related: [], similar: [] },
});

const relativeOf = ({ key, page }: Found): JudgedRelative | [] =>
  page
    ? {
        ...{ adrs: key.addressKey, relation: key.as === "PARENT" ? "PARENT" : "SPELLING" },
        ...{ timesReported: page.timesReported, listings: { length: page.timesListed } },
      }
    : [];

/** This app can't say what a value of another formula means. */
function levelOf({ level: [value, formula, day, why] }: EdgePage): Level {
  if (formula !== LEVEL_FORMULA) throw new NotPublished("another version made them");
  return {
    value,
    step: stepOf(value),
    formula,
    day,
    why: why.map(([part, points, count]) => ({ part, points, count })),
  };
}
