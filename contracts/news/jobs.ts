import * as z from "zod";
import { defineJob } from "../job.ts";
import { SourceId } from "./source.ts";

/** `asked`: by an admin, so it is fetched also where it is paused or not due. */
export const NewsFetch = defineJob("news-fetch", z.object({ sourceId: SourceId, asked: z.boolean().optional() }));
export const NewsPicture = defineJob("news-picture", z.object({ newsSeq: z.int().positive() }));
export const NewsExpire = defineJob("news-expire", z.object({}));
