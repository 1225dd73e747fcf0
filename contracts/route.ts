// A row of the route table.
import type * as z from "zod";
import type { KeyScope } from "./codes.ts";
import type { ErrorCode } from "./error-codes.ts";
import type { Example } from "./example.ts";
import type { Who } from "./roles.ts";

/** Everything in the table stands under this path. */
export const BASE_PATH = "/sb";

/** No part has this name (`multipart`). */
export const FORM_FIELDS = "*";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export type Route = CommandRoute | QueryRoute;

type CommandRoute = RouteFacts & {
  readonly service: "command";
  /** It answers and changes nothing, so the audit has no act of it. */
  readonly onlyAnswers?: true;
  /** Commands are decided on the event store, which has every write: they wait for no read model. */
  readonly reads?: undefined;
  readonly readsQueues?: undefined;
  readonly asks?: undefined;
};

type QueryRoute = RouteFacts & {
  readonly service: "query";
  /**
   * The read models and indexes, by name, that the answer is made from. While one of them is not ready there is no answer but
   * UNAVAILABLE, and read-your-writes waits for these only.
   */
  readonly reads: readonly string[];
  /** The answer is made from what all queues of staff read as well (queue.ts). */
  readonly readsQueues?: true;
  /**
   * Indexes that add to the answer, which is given, and says so, where one of them is not ready or does not answer. Nobody waits
   * for them.
   */
  readonly asks?: readonly string[];
};

type RouteFacts = {
  /** The subject whose folder holds the handler. */
  readonly subject: string;
  readonly who: Who;
  /** The route looks at no access token: it is there for those who have none yet, or no good one any more. */
  readonly token?: "ignored";
  /**
   * Programs may call it with an API key of this scope, which has a rate of its own; "agency": with any of an agency's. All other
   * routes refuse keys.
   */
  readonly apiKey?: KeyScope | "agency";
  readonly summary: string;
  /** In openapi.json: what its schemas can't say. */
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The body may also come as multipart/form-data with `files`: in a JSON part of this name, or, where it is FORM_FIELDS, each
   * member in a field of its own, those of an array one by one.
   */
  readonly multipart?: string;
  readonly response: z.ZodType;
  /** 200 unless said. 204 goes with the response `Empty`. */
  readonly status?: 201 | 204;
  /** The cookie that the route looks at. */
  readonly cookie?: string;
  /** The cookie that its answer may set or clear. */
  readonly setsCookie?: string;
  /** Takes an Idempotency-Key. */
  readonly creates?: true;
  /** A limit per client of its own, tighter than the general one. */
  readonly limit?: "comment" | "export" | "filing" | "login" | "newsletter" | "paper";
  /** An account may do it so often within 24 hours; then DAILY_QUOTA_USED. */
  readonly dailyQuota?: number;
  /** It counts under the quota of this other row, and once more for each item of `each` in its body. */
  readonly quotaOf?: { readonly row: string; readonly each: string };
  /** The answer is a stream of one of these media types, not JSON. */
  readonly streams?: readonly string[];
  /** Pages of any origin may read its answers, without credentials: it tells everybody the same. */
  readonly cors?: "anyone";
  /** Its answers have an ETag, and are 304 without a body to whoever has them. */
  readonly conditional?: true;
  /** Codes that its own rules and schemas refuse with, beyond what the rest of the row tells (a token, a body). */
  readonly refusals?: readonly ErrorCode[];
  /** Good requests of it, with who gets which answer; openapi.json shows the first. */
  readonly examples: readonly [Example, ...Example[]];
};

/** By method and path: `GET report/history/{dclrSeq}`. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Remembered answers are keyed by these only: one that is left out is one that people see outdated. */
export const modelsOf = ({ reads = [], asks = [] }: Route): readonly string[] => [...reads, ...asks];

/** The keys of a subject's rows that one service has handlers for: `KeysOf<typeof reportRoutes, "query">`. */
export type KeysOf<Rows extends RouteTable, Service extends Route["service"]> = {
  [K in keyof Rows]: Rows[K]["service"] extends Service ? K : never;
}[keyof Rows];

/** By this route users create something: only those who agreed to the terms in force may (docs/subjects/terms.md). */
export const needsTerms = ({ who, creates }: Route): boolean => who === "user" && creates === true;
