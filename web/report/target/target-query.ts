// A target's page is the service's to tell: people's words, names of lists and look-alikes are in no file. Where it does not answer, the
// page's figures are asked of the static files (docs/edge.md), if the operator publishes any.
import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { queryOptions } from "@tanstack/react-query";
import { readConfig } from "../../api/config.ts";
import { answerTo, keyOf } from "../../api/keys.ts";
import { pause } from "../../api/pause.ts";
import { arrivedAt, takeArrived } from "../../api/prefetched.ts";
import { isApiError } from "../../api/problem.ts";
import { report } from "../../errors/report.ts";
import { withTexts } from "../../i18n/load.ts";
import { late } from "../../routing/late.ts";
import type { PublishedTarget } from "../edge/published-target.ts";

type TargetAnswer = TargetPage | PublishedTarget;

export const isPublished = (answer: TargetAnswer | undefined): answer is PublishedTarget =>
  answer !== undefined && "publishedAt" in answer;

/** It is loaded once there is something to show. */
export const PublishedView = late(
  async () =>
    (await withTexts(["edgePage", "lookup", "targetPage"], () => import("../edge/published-view.tsx"))).PublishedView,
);

const KEY = "GET report/target";
/** So long people look at nothing, before they read figures. */
const LATE_MS = 5_000;
/** While they read those, the service is asked again. */
const AGAIN_MS = 60_000;

/** Rejects as the service does, where the files have no answer either. */
export function targetQuery(adrs: string) {
  const parts = { query: { adrs } };
  const { edgeUrl } = readConfig();
  return queryOptions<TargetAnswer>({
    queryKey: keyOf(KEY, parts),
    initialData: () => takeArrived(KEY, parts),
    initialDataUpdatedAt: arrivedAt,
    queryFn: async ({ signal, client, queryKey }) => {
      const asked = answerTo(KEY, parts, signal);
      const shown = client.getQueryData<TargetAnswer>(queryKey);
      const isWhole = shown !== undefined && !isPublished(shown);
      // A whole page from before says more than figures.
      if (edgeUrl === undefined || isWhole) return asked;
      const page = await unlessAway(asked, shown ? undefined : pause(LATE_MS, signal));
      return page ?? (await findInFiles(edgeUrl, adrs, asked)) ?? asked;
    },
    refetchInterval: ({ state: { data } }) => (isPublished(data) ? AGAIN_MS : false),
  });
}

/** Undefined where the service is away, or it is late. Rejects where it refuses: that is its answer. */
function unlessAway(asked: Promise<TargetPage>, late: Promise<void> | undefined): Promise<TargetPage | undefined> {
  const answered = asked.catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return undefined;
  });
  return late ? Promise.race([answered, late.then(() => undefined)]) : answered;
}

const isAway = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === "NO_DATA");

/** Undefined where the files say nothing: then the service's failure is what is told. */
async function findInFiles(
  url: string,
  adrs: string,
  asked: Promise<TargetPage>,
): Promise<PublishedTarget | undefined> {
  try {
    const { findPublished } = await import("../edge/published-target.ts");
    const [found] = await Promise.all([findPublished(url, adrs), PublishedView.load()]);
    asked.catch(report);
    return found;
  } catch {
    return undefined;
  }
}
