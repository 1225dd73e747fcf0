// The news subject's rows of the route table.
import * as z from "zod";
import { COMMENT_MODEL } from "../comment/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { VIEWS_MODEL } from "../views/model.ts";
import { NEWS_INDEX, NEWS_MODEL, NEWS_PICTURE_MEDIA_TYPE } from "./model.ts";
import * as news from "./wire.ts";

export const newsRoutes = {
  "GET insight/block-news/category": {
    service: "query",
    subject: "news",
    who: "anyone",
    summary: "The categories that have news, and how many each has",
    reads: [NEWS_MODEL],
    response: news.NewsCategoryList,
    examples: [{}],
  },
  "GET insight/block-news": {
    service: "query",
    subject: "news",
    who: "anyone",
    summary: "News, newest first",
    reads: [NEWS_INDEX, NEWS_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    query: news.NewsListQuery,
    response: news.NewsList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ query: { pagination: { page: 1, size: 10 } } }],
  },
  "GET insight/block-news/detail/{newsSeq}": {
    service: "query",
    subject: "news",
    who: "anyone",
    summary: "One item, with the link to the whole article",
    reads: [NEWS_MODEL, COMMENT_MODEL, VIEWS_MODEL],
    params: news.NewsSeqParams,
    response: news.NewsView,
    refusals: ["NOT_FOUND"],
    examples: [
      { params: { newsSeq: 5 }, given: { "params.newsSeq": { by: "GET insight/block-news", at: "items.0.newsSeq" } } },
    ],
  },
  "GET insight/block-news/picture/{newsSeq}": {
    service: "query",
    subject: "news",
    who: "anyone",
    summary: "The picture of an item, drawn anew",
    reads: [NEWS_MODEL],
    params: news.NewsSeqParams,
    response: z.string(),
    streams: [NEWS_PICTURE_MEDIA_TYPE],
    refusals: ["NOT_FOUND"],
    examples: [
      { params: { newsSeq: 5 }, given: { "params.newsSeq": { by: "GET insight/block-news", at: "items.0.newsSeq" } } },
    ],
  },
  "GET admin/news": {
    service: "query",
    subject: "news",
    who: "editor",
    summary: "News that are shown, or hidden ones with the reason",
    reads: [NEWS_MODEL],
    query: news.AdminNewsQuery,
    response: news.AdminNewsList,
    examples: [{}],
  },
  "POST admin/news/hide": {
    service: "command",
    subject: "news",
    who: "editor",
    summary: "Hide an item; repeated, it changes nothing",
    body: news.JudgeNews,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { newsSeq: 5, reason: "A reason" },
        given: { "body.newsSeq": { by: "GET insight/block-news", at: "items.1.newsSeq" } },
      },
    ],
  },
  "POST admin/news/restore": {
    service: "command",
    subject: "news",
    who: "editor",
    summary: "Show a hidden item again; repeated, it changes nothing",
    body: news.JudgeNews,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { newsSeq: 5, reason: "A reason" },
        given: { "body.newsSeq": { by: "POST admin/news/hide", at: "sent.body.newsSeq", anew: true } },
      },
    ],
  },
  "GET admin/news-source": {
    service: "query",
    subject: "news",
    who: "editor",
    summary: "The sources of news and how they go: last success, error, next try",
    reads: [NEWS_MODEL],
    response: news.NewsSourceList,
    examples: [{}],
  },
  "POST admin/news-source/fetch": {
    service: "command",
    subject: "news",
    who: "editor",
    summary: "Fetch a source as soon as a worker is free, also where it is paused",
    body: news.SourceBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { sourceId: "demo" },
        given: { "body.sourceId": { by: "GET admin/news-source", at: "items.0.sourceId" } },
      },
      { what: "of none that is named", body: { sourceId: "nobody" }, refusedWith: "NOT_FOUND" },
    ],
  },
  "POST admin/news-source/pause": {
    service: "command",
    subject: "news",
    who: "editor",
    summary: "Fetch a source no more until it is resumed",
    body: news.PauseSource,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { sourceId: "demo", reason: "A reason" },
        given: { "body.sourceId": { by: "GET admin/news-source", at: "items.0.sourceId" } },
      },
    ],
  },
  "POST admin/news-source/resume": {
    service: "command",
    subject: "news",
    who: "editor",
    summary: "Fetch a paused source again",
    body: news.SourceBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { sourceId: "demo" },
        given: { "body.sourceId": { by: "POST admin/news-source/pause", at: "sent.body.sourceId", anew: true } },
      },
    ],
  },
} as const satisfies RouteTable;

export type NewsCommandKey = KeysOf<typeof newsRoutes, "command">;
export type NewsQueryKey = KeysOf<typeof newsRoutes, "query">;
