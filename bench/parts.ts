// The parts of the bench by name, in the order they run. Each is loaded only when it runs.
import type { Context, Part } from "./context.ts";
import { notMeasured, type Row } from "./row.ts";

const PARTS = {
  filing: async () => (await import("./filing/filing.ts")).benchFiling,
  report: async () => (await import("./report/report.ts")).benchReport,
  load: async () => (await import("./load/load.ts")).benchLoad,
  rebuild: async () => (await import("./rebuild/rebuild.ts")).benchRebuild,
  start: async () => (await import("./start/start.ts")).benchStart,
  reads: async () => (await import("./reads/reads.ts")).benchReads,
  articles: async () => (await import("./articles/articles.ts")).benchArticles,
  inquiries: async () => (await import("./inquiries/inquiries.ts")).benchInquiries,
  news: async () => (await import("./news/news.ts")).benchNews,
  log: async () => (await import("./log/log.ts")).benchLog,
  batch: async () => (await import("./batch/batch.ts")).benchBatch,
  lists: async () => (await import("./lists/lists.ts")).benchLists,
  newsletter: async () => (await import("./newsletter/newsletter.ts")).benchNewsletter,
  notices: async () => (await import("./notices/notices.ts")).benchNotices,
  pages: async () => (await import("./pages/pages.ts")).benchPages,
  search: async () => (await import("./search/part.ts")).benchSearchPart,
  race: async () => (await import("./search/race.ts")).benchRace,
  export: async () => (await import("./export/export.ts")).benchExport,
  filter: async () => (await import("./filter/filter.ts")).benchFilter,
  edge: async () => (await import("./edge/edge.ts")).benchEdge,
  hostile: async () => (await import("./hostile/hostile.ts")).benchHostile,
  pictures: async () => (await import("./hostile/pictures.ts")).benchPictures,
  uploads: async () => (await import("./hostile/uploads.ts")).benchUploads,
  "slow-sockets": async () => (await import("./slow-sockets/slow-sockets.ts")).benchSlowSockets,
  scaling: async () => (await import("./scaling/scaling.ts")).benchScaling,
  web: async () => (await import("./web/main.ts")).benchWeb,
  felt: async () => (await import("./web/main.ts")).benchSpeedFelt,
} satisfies Record<string, () => Promise<Part>>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** A part that fails becomes a row that says so; nothing is left out silently. */
export async function runPart(name: PartName, context: Context): Promise<readonly Row[]> {
  try {
    const part = await PARTS[name]();
    return await part(context);
  } catch (error) {
    return [notMeasured(name, error)];
  }
}
