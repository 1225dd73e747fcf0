// The account subject's rows of the route table.
import * as z from "zod";
import { Empty } from "../http.ts";
import { REPORT_MODEL } from "../report/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { ACCOUNT_MODEL } from "./model.ts";
import * as account from "./wire.ts";

export const accountRoutes = {
  "GET user/login/config": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "Where to send a person who wants to log in",
    response: account.LoginConfig,
  },
  "POST user/login": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "Exchange the issuer's code for a login",
    limit: "login",
    body: account.LoginBody,
    response: account.LoginAnswer,
  },
  "POST user/refresh": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "A new access token for the refresh cookie",
    cookie: account.REFRESH_COOKIE,
    response: account.Refreshed,
  },
  "POST user/logout": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "End this login",
    cookie: account.REFRESH_COOKIE,
    response: Empty,
    status: 204,
  },
  "POST user/nick/change": {
    service: "command",
    subject: "account",
    who: "user",
    summary: "Change the nickname",
    body: account.NicknameChange,
    response: Empty,
    status: 204,
  },
  "POST user/delete": {
    service: "command",
    subject: "account",
    who: "user",
    summary: "Deregister",
    response: Empty,
    status: 204,
  },
  "POST home/nick/double-chk": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "Is this nickname free?",
    body: account.NicknameQuestion,
    response: account.NicknameAnswer,
  },
  "POST home/join": {
    service: "command",
    subject: "account",
    who: "anyone",
    token: "ignored",
    summary: "Complete a registration",
    limit: "login",
    body: account.JoinBody,
    response: account.ActiveLogin,
    creates: true,
    status: 201,
  },
  "GET support/my-page": {
    service: "query",
    subject: "account",
    who: "user",
    summary: "My information",
    reads: [ACCOUNT_MODEL, REPORT_MODEL],
    query: z.object({ userId: z.string().max(64).optional() }),
    response: account.MyPage,
  },
} as const satisfies RouteTable;

export type AccountCommandKey = KeysOf<typeof accountRoutes, "command">;
export type AccountQueryKey = KeysOf<typeof accountRoutes, "query">;
