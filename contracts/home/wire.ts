// The home page's data (docs/wire.md, "The rest").
import * as z from "zod";
import { Instant, Seq } from "../http.ts";
import { Popup } from "../notice/wire.ts";
import { CrimeTypeCount } from "../report/lookup-wire.ts";
import { ReportView } from "../report/wire.ts";

const ArticleCard = z.object({
  seq: Seq,
  title: z.string(),
  category: z.string().optional(),
  /** Who published it, where that is somebody else. */
  source: z.string().optional(),
  thumbnail: z.string().optional(),
  publishedAt: Instant,
  likeCount: z.int(),
  commentCount: z.int(),
});

/** The parts of home; each is read by itself. */
const HOME_PARTS = ["figures", "declareReport", "saferViews", "news", "popups"] as const;
export type HomePart = (typeof HOME_PARTS)[number];

export const HomeMain = z.object({
  /** Parts that could not be read: they are empty, the others are complete. */
  failed: z.array(z.enum(HOME_PARTS)).max(HOME_PARTS.length),
  /** The newest public reports of people, each person's on a target once. */
  declareReport: z.array(ReportView),
  news: z.array(ArticleCard),
  saferViews: z.array(ArticleCard),
  /** All that the public list of reports holds: its total is this number. */
  crimeCnt: z.int(),
  /** Those of them that published lists gave, not people. */
  listedCnt: z.int(),
  /** Crime types that people reported. */
  crimeTypes: z.array(CrimeTypeCount),
  /** People's reports on the last 30 days, oldest first, days without a report among them. */
  daily: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  /** Newest first: whose time it is now. */
  popups: z.array(Popup),
});
export type HomeMain = z.output<typeof HomeMain>;
