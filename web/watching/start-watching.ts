import type { WatchPace } from "@sb/contracts/watch/model.ts";
import { call } from "../api/client.ts";
import { isApiError } from "../api/problem.ts";

type Start = {
  readonly pace?: WatchPace;
  /** A refused request spends no key, so both tries have the same one. */
  readonly idempotencyKey: string;
};

/** Watches an address or a site where the text is one, else its words. Throws ApiError. */
export async function startWatching(text: string, { pace, idempotencyKey }: Start): Promise<void> {
  const settings = pace === undefined ? {} : { pace };
  try {
    await call("POST watch", { body: { adrs: text, ...settings }, idempotencyKey });
  } catch (error) {
    if (!isApiError(error) || error.code !== "ADDRESS_INVALID") throw error;
    await call("POST watch", { body: { searchKeyword: text, ...settings }, idempotencyKey });
  }
}
