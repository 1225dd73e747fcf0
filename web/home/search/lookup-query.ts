import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { keyOf } from "../../api/keys.ts";
import { pause } from "../../api/pause.ts";
import { withTexts } from "../../i18n/load.ts";
import { LoadedLevel } from "../../report/late-level.ts";
import { LoadedWatchButton } from "../../watching/late.ts";

/** Milliseconds without a key pressed before the server is asked. */
const SETTLED = 150;

/**
 * Findings on all addresses and sites in a text, and the component that shows them: its code comes with the first
 * answer and counts as part of it, so that whoever was offline can try both again. A new query for each letter typed
 * cancels the previous one, so the pause at its beginning is all it takes to ask once only.
 */
export const lookupQuery = (text: string | undefined) =>
  queryOptions({
    queryKey: keyOf("POST report/lookup/text", { body: { text } }),
    queryFn: async ({ signal }) => {
      await pause(SETTLED, signal);
      const [found, { Answer, sentenceOf, keptOf }] = await Promise.all([
        call("POST report/lookup/text", { body: { text: text ?? "" }, signal }),
        withTexts(["lookup"], () => import("../../report/answer.tsx")),
        // A part that is drawn into a verdict later moves its links away from whoever presses them.
        LoadedLevel.load(),
        LoadedWatchButton.load(),
      ]);
      return { found, Answer, sentenceOf, keptOf };
    },
    enabled: text !== undefined,
    meta: { inline: true },
  });
