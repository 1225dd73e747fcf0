import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { pause } from "./pause.ts";

/** Milliseconds without a key pressed before the server is asked. */
const SETTLED = 150;

/**
 * What is known of a target. Each letter typed makes another query and gives up the one before, so the pause at its
 * beginning is all it takes to ask once only.
 */
export const lookupQuery = (target: string | undefined) =>
  queryOptions({
    queryKey: keys.of("GET report/lookup", { query: { adrs: target } }),
    queryFn: async ({ signal }) => {
      await pause(SETTLED, signal);
      return call("GET report/lookup", { query: { adrs: target ?? "" }, signal });
    },
    enabled: target !== undefined,
    meta: { inline: true },
  });
