// The rows of the route table about published lists.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { PUBLISHED_MODEL } from "./model.ts";
import * as wire from "./wire.ts";

const query = { service: "query", subject: "published", who: "admin", reads: [PUBLISHED_MODEL] } as const;
const command = { service: "command", subject: "published", who: "admin" } as const;
const done = { response: Empty, status: 204 } as const;

const facts = {
  name: "Example phishing feed",
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  mayShare: true,
  takenFor: "FRAUD_OTHER",
} as const;
const url = "https://lists.example/feed.csv";
/** Names are taken once. */
const given = { "body.name": "a new nickname" } as const;
const anew = { by: "POST admin/list", anew: true } as const;

/** A hosts file with one site. */
const file = { name: "hosts.txt", base64: "MC4wLjAuMCB6cS0wZmExLWNsYWltLmNvbQo=" } as const;

/** Acts on a change that is held. */
const ofHeld = {
  body: wire.AcceptBody,
  refusals: ["NOT_FOUND", "CONFLICT", "LIST_WITHDRAWN", "LIST_NOT_HELD"],
  examples: [
    {
      what: "which is not held any more",
      body: { listSeq: 17, digest: "0".repeat(64) },
      given: { "body.listSeq": { by: "POST admin/list" } },
      refusedWith: "LIST_NOT_HELD",
    },
  ],
} as const;

export const publishedRoutes = {
  "GET admin/list": {
    ...query,
    summary: "All published lists, with how their last refresh went and what is held",
    response: wire.PublishedLists,
    examples: [{}],
  },
  "GET admin/list/{listSeq}": {
    ...query,
    summary: "One published list",
    params: wire.ListSeqParams,
    response: wire.ListView,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { listSeq: 17 }, given: { "params.listSeq": { by: "POST admin/list" } } }],
  },
  "POST admin/list": {
    ...command,
    summary: "Add a list that somebody publishes; one with an address is fetched at once",
    creates: true,
    status: 201,
    body: wire.NewList,
    response: wire.ListSeqBody,
    refusals: ["TEXT_TOO_LONG", "LIST_URL_INVALID", "EMAIL_INVALID", "LIST_NAME_TAKEN", "TOO_MANY_LISTS"],
    examples: [
      { body: { ...facts, url }, given },
      { what: "whose files are brought by hand", body: facts, given },
    ],
  },
  "POST admin/list/modify": {
    ...command,
    ...done,
    summary: "Change what is said of a list, its address, form or schedule",
    body: wire.ModifiedList,
    refusals: [
      ...(["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "LIST_URL_INVALID", "EMAIL_INVALID"] as const),
      ...(["LIST_NAME_TAKEN", "LIST_WITHDRAWN"] as const),
    ],
    examples: [{ body: { listSeq: 17, ...facts, url, everyHours: 12 }, given: { ...given, "body.listSeq": anew } }],
  },
  "POST admin/list/refresh": {
    ...command,
    ...done,
    summary: "Fetch a list as soon as a worker is free",
    body: wire.ListSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "LIST_WITHDRAWN", "LIST_PAUSED", "LIST_WITHOUT_URL"],
    examples: [
      { body: { listSeq: 17 }, given: { "body.listSeq": anew } },
      {
        what: "of one without an address",
        body: { listSeq: 17 },
        given: { "body.listSeq": { ...anew, example: "whose files are brought by hand" } },
        refusedWith: "LIST_WITHOUT_URL",
      },
    ],
  },
  "POST admin/list/pause": {
    ...command,
    ...done,
    summary: "Refresh a list no more until it is resumed; its entries stay. Repeated, it changes nothing",
    body: wire.ListReasonBody,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "LIST_WITHDRAWN"],
    examples: [{ body: { listSeq: 17, reason: "A reason" }, given: { "body.listSeq": anew } }],
  },
  "POST admin/list/resume": {
    ...command,
    ...done,
    summary: "Refresh a paused list again; repeated, it changes nothing",
    body: wire.ListSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "LIST_WITHDRAWN"],
    examples: [
      {
        body: { listSeq: 17 },
        given: { "body.listSeq": { by: "POST admin/list/pause", at: "sent.body.listSeq", anew: true } },
      },
    ],
  },
  "POST admin/list/withdraw": {
    ...command,
    ...done,
    summary: "Take a list back for good, with all of its entries",
    body: wire.ListReasonBody,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [{ body: { listSeq: 17, reason: "A reason" }, given: { "body.listSeq": anew } }],
  },
  "POST admin/list/login": {
    ...command,
    ...done,
    summary: "Give the user name and password, or the token, that a list's server asks for; without one it is removed",
    body: wire.ListLoginBody,
    refusals: [
      ...(["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "REQUIRED_FIELD_MISSING"] as const),
      ...(["LIST_WITHDRAWN", "LIST_WITHOUT_URL"] as const),
    ],
    examples: [
      {
        body: { listSeq: 17, login: { kind: "BASIC", user: "reader", secret: "correct horse battery staple" } },
        given: { "body.listSeq": anew },
      },
      {
        what: "which is removed",
        body: { listSeq: 17 },
        given: { "body.listSeq": { by: "POST admin/list/login", at: "sent.body.listSeq", anew: true } },
      },
    ],
  },
  "POST admin/list/accept": {
    ...command,
    ...done,
    summary: "Take the change of a list that is held",
    ...ofHeld,
  },
  "POST admin/list/dismiss": {
    ...command,
    ...done,
    summary: "Drop the change of a list that is held: the state in use stays",
    ...ofHeld,
  },
  "POST admin/list/preview": {
    ...command,
    onlyAnswers: true,
    summary: "How a file, sent as `files`, would be read as a list: nothing of it is taken",
    body: wire.ListPreviewBody,
    multipart: "list",
    response: wire.ListPreview,
    refusals: ["REQUIRED_FIELD_MISSING", "TOO_MANY_FILES", "TEXT_TOO_LONG"],
    examples: [{ body: {}, file }],
  },
  "POST admin/list/take": {
    ...command,
    summary: "Take a file, sent as `files`, as the whole of a list now",
    body: wire.ListSeqBody,
    multipart: "list",
    response: wire.ListTake,
    refusals: [
      ...(["NOT_FOUND", "CONFLICT", "LIST_WITHDRAWN", "LIST_PAUSED"] as const),
      ...(["REQUIRED_FIELD_MISSING", "TOO_MANY_FILES"] as const),
    ],
    examples: [{ body: { listSeq: 17 }, file, given: { "body.listSeq": anew } }],
  },
} as const satisfies RouteTable;

export type PublishedCommandKey = KeysOf<typeof publishedRoutes, "command">;
export type PublishedQueryKey = KeysOf<typeof publishedRoutes, "query">;
