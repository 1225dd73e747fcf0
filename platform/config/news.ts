// SB_NEWS_SOURCES: the feeds that news are brought in from, as JSON.
import { NewsSources } from "@sb/contracts/news/source.ts";
import * as z from "zod";

/** Undefined where it is not set: the demo has a source of its own then. */
export const NewsSetting = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be JSON" });
      return z.NEVER;
    }
  })
  .pipe(NewsSources)
  .optional();
