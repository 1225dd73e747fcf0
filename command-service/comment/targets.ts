// Targets of comments and likes. A further kind of target adds its row here.
import type { CommentTarget } from "@sb/contracts/comment/codes.ts";
import type { CommentedThing } from "@sb/contracts/comment/events.ts";
import { insightStream } from "@sb/contracts/insight/subject.ts";
import { newsStream } from "@sb/contracts/news/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { type LoadDeps, load } from "@sb/platform/decide/load.ts";
import { insightDecider } from "../insight/decider.ts";
import { newsDecider } from "../news/decider.ts";
import { reportDecider } from "../report/rules/decider.ts";

/** OPEN: everybody may read it. CLOSED: it may be opened again. GONE: deleted for good. */
type TargetStatus = "OPEN" | "CLOSED" | "GONE";

const STATUS_OF: Readonly<Record<CommentTarget, (deps: LoadDeps, seq: number) => Promise<TargetStatus>>> = {
  REPORT: async (deps, dclrSeq) => {
    const { state } = await load(deps, reportDecider, reportStream.of(dclrSeq));
    if (state.status === "DELETED") return "GONE";
    return state.status === "FILED" && state.open === "PUBLIC" ? "OPEN" : "CLOSED";
  },
  SAFER_VIEW: async (deps, viewSeq) => {
    const { article } = (await load(deps, insightDecider, insightStream.of(viewSeq))).state;
    if (article.status === "DELETED") return "GONE";
    return article.status === "PUBLISHED" ? "OPEN" : "CLOSED";
  },
  NEWS: async (deps, newsSeq) => {
    const { state } = await load(deps, newsDecider, newsStream.of(newsSeq));
    if (state.status === "EXPIRED") return "GONE";
    return state.status === "SHOWN" ? "OPEN" : "CLOSED";
  },
};

export const statusOf = (deps: LoadDeps, { kind, seq }: CommentedThing): Promise<TargetStatus> =>
  STATUS_OF[kind](deps, seq);

/** Throws NOT_FOUND where not everybody may read it. */
export async function requireOpen(deps: LoadDeps, target: CommentedThing): Promise<void> {
  if ((await statusOf(deps, target)) !== "OPEN") throw new Refused("NOT_FOUND");
}
