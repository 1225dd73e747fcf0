// For tests: a GET whose response has exactly the shape of the route table.
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { type ResponseOf, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { expect } from "vitest";
import type { Answer } from "./person.ts";

export type GetKey = Extract<RouteKey, `GET ${string}`>;
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

export type GetParts = {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Dotted, as in the query string. */
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A route's path with its parameters. */
export function pathOf(key: RouteKey, { params = {}, query = {} }: GetParts): string {
  const [, table = ""] = key.split(" ");
  const path = table.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Expects 200 and a response that passes the route's schema without unknown fields. */
export async function get<K extends GetKey>(ask: Ask, key: K, asked: GetParts = {}): Promise<ResponseOf<K>> {
  const answer = await ask("GET", pathOf(key, asked), undefined, asked.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const parsed = routes[key].response.parse(answer.body);
  expect(answer.body).toEqual(parsed);
  return parsed as ResponseOf<K>;
}

/** One report, as anybody sees it or as its owner does. */
export const getDetail = (
  ask: Ask,
  dclrSeq: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReportDetail> => get(ask, "GET report/history/{dclrSeq}", { params: { dclrSeq }, headers });
