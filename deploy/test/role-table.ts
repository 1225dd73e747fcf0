// The table of role × route: what each role is answered by each route (API.md). A route without a row fails a test.
import type { RouteKey } from "@sb/contracts/routes.ts";
import { declaration } from "./declaration.ts";
import { authorize } from "./person.ts";
import { type Actor, newNickname } from "./roles.ts";

/** What the owner, the role `user`, has on file; `report` is filed anew for each asking. */
export type Filed = {
  readonly url: string;
  readonly ownerId: string;
  readonly publicSeq: number;
  readonly privateSeq: number;
  /** Of the private report. */
  readonly fileId: string;
  report(): Promise<number>;
};

/** In the order of ROLES: visitor, half-registered, user, other user, deregistered, admin. */
export type Statuses = readonly [number, number, number, number, number, number];

export type Row = {
  readonly what?: string;
  readonly statuses: Statuses;
  readonly path?: (filed: Filed) => string;
  readonly body?: (filed: Filed, actor: Actor) => unknown;
  /** It changes who asks, so each asks as a person of their own. */
  readonly consumes?: true;
};

/** The account routes give tokens and don't look at one. */
const ALL: Statuses = [200, 200, 200, 200, 200, 200];
/** A token that is no good is refused on public routes as well. */
const PUBLIC: Statuses = [200, 401, 200, 200, 403, 200];
const members = (status: number): Statuses => [401, 401, status, status, 403, status];
const ownerOnly = (status: number): Statuses => [401, 401, status, 404, 403, 404];

export const ROLE_TABLE: Readonly<Record<RouteKey, readonly Row[]>> = {
  "GET user/login/config": [{ statuses: ALL }],
  "POST user/login": [{ statuses: ALL, body: ({ url }, { email }) => authorize(url, email) }],
  "POST user/refresh": [{ statuses: [401, 401, 200, 200, 403, 200], consumes: true }],
  "POST user/logout": [{ statuses: [204, 204, 204, 204, 204, 204], consumes: true }],
  "POST user/nick/change": [{ statuses: members(204), body: () => ({ newNick: newNickname() }), consumes: true }],
  "POST user/delete": [{ statuses: members(204), consumes: true }],
  "POST home/nick/double-chk": [{ statuses: ALL, body: () => ({ nickname: "somebody" }) }],
  "POST home/join": [
    {
      statuses: [416, 201, 422, 422, 201, 422],
      body: (_, { registrationToken }) => ({ registrationToken, nickname: newNickname(), terms: ["A01", "R02"] }),
      consumes: true,
    },
  ],
  "GET support/my-page": [
    { statuses: members(200) },
    { what: "the owner's", statuses: ownerOnly(200), path: ({ ownerId }) => `support/my-page?userId=${ownerId}` },
  ],
  "GET home/main": [{ statuses: PUBLIC }],
  "GET terms": [{ statuses: PUBLIC }],
  "GET terms/detail": [{ statuses: PUBLIC, path: () => "terms/detail?type=A01" }],
  "GET terms/privacy/date/{code}": [{ statuses: PUBLIC, path: () => "terms/privacy/date/B01" }],
  "POST report": [{ statuses: members(201), body: () => declaration() }],
  "POST report/history/modify": [
    {
      statuses: ownerOnly(200),
      body: async (filed) => ({ ...declaration({ title: "Changed" }), dclrSeq: await filed.report() }),
    },
  ],
  "POST report/history/delete": [
    { statuses: ownerOnly(204), body: async (filed) => ({ dclrSeq: await filed.report() }) },
  ],
  "POST report/extra": [
    { statuses: ownerOnly(200), body: ({ publicSeq }) => ({ dclrSeq: publicSeq, extra: { note: "More" } }) },
  ],
  "GET report/draft": [{ what: "the owner has one", statuses: ownerOnly(200) }],
  "PUT report/draft": [{ statuses: members(200), body: () => ({ draft: { step: 1 } }), consumes: true }],
  "DELETE report/draft": [{ statuses: members(204), consumes: true }],
  "GET report/history": [{ statuses: PUBLIC }],
  "GET report/history/mine": [{ statuses: members(200) }],
  "GET report/history/user/{userId}": [{ statuses: PUBLIC, path: ({ ownerId }) => `report/history/user/${ownerId}` }],
  "GET report/history/{dclrSeq}": [
    { what: "a public one", statuses: PUBLIC, path: ({ publicSeq }) => `report/history/${publicSeq}` },
    {
      what: "a private one",
      statuses: [404, 401, 200, 404, 403, 200],
      path: ({ privateSeq }) => `report/history/${privateSeq}`,
    },
  ],
  "GET report/lookup": [{ statuses: PUBLIC, path: () => "report/lookup?adrs=somewhere.example" }],
  "POST report/lookup": [{ statuses: PUBLIC, body: () => ({ adrs: ["somewhere.example"] }) }],
  "GET report/export": [{ statuses: PUBLIC }],
  "GET report/file/{fileId}": [
    { statuses: [401, 401, 200, 404, 403, 200], path: ({ fileId }) => `report/file/${fileId}` },
  ],
};
