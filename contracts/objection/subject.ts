// The subject of objections to listings in one place (../subject.ts says what that is): what those who are listed say against it.
import * as z from "zod";
import { actOf } from "../act.ts";
import type { DeclareType } from "../codes.ts";
import { SeqParam } from "../http.ts";
import { defineJob } from "../job.ts";
import { defineRemote } from "../remote.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { ObjectionDecided, ObjectionNoted, objectionEvents, objectorEvents } from "./events.ts";
import { OBJECTION_MODEL } from "./model.ts";
import { objectionRoutes } from "./routes.ts";

/** Its names are also those of the keys that reasons are sealed with. */
export const objectionStream = defineStream("objection", SeqParam, objectionEvents, { travels: true });
/** Ids are public user ids. */
export const objectorStream = defineStream("objector", z.string().min(1).max(100), objectorEvents);

/** Tells a list's publisher of an objection, by mail. */
export const ObjectionMail = defineJob("objection-mail", z.object({ objectionSeq: z.int().positive() }));

/** Closes open objections to a list whose entries are not in it any more. */
export const ObjectionLook = defineJob("objection-look", z.object({ listSeq: z.int().positive() }));

/** All that a publisher is told. It says nothing of the person but what they agreed to. */
export type ToPublisher = {
  readonly to: string;
  readonly list: string;
  readonly target: string;
  readonly declareType: DeclareType;
  readonly openedAt: string;
  readonly isOwner: boolean;
  readonly reason?: string | undefined;
};

export type ObjectionRemote = {
  /** Undefined where nobody is to be told: it is over, or was told of already, or the list has no address any more. */
  readonly findMessage: (objectionSeq: number) => Promise<ToPublisher | undefined>;
  readonly noteTold: (objectionSeq: number, id: string) => Promise<void>;
  readonly close: (objectionSeq: number, id: string) => Promise<void>;
};

export const objectionRemote = defineRemote<ObjectionRemote>("objections", {
  findMessage: true,
  noteTold: true,
  close: true,
});

const place = { objectionSeq: 7_201_000_000_009, listSeq: 7_201_000_000_001, addressKey: "claim-airdrop.example" };

/** An event of each type and version that was ever stored. Never change one: logs hold events like it. */
const examples: readonly StoredExample[] = [
  {
    type: "ObjectionOpened",
    version: 1,
    data: {
      ...{ ...place, declareType: "SITE", objectorId: "6f1c0b9e", isOwner: true, sharesReason: true },
      ...{ openedAt: "2026-11-27T10:00:00.000Z", tells: "PUBLISHER" },
    },
    secret: { reason: "This is our shop." },
  },
  { type: "PublisherTold", version: 1, data: place },
  { type: "ObjectionWithdrawn", version: 1, data: { ...place, because: "LEFT" } },
  { type: "ObjectionDecided", version: 1, data: { ...place, outcome: "UPHELD", note: "sealed" } },
  {
    ...{ type: "ObjectionDecided", version: 1 },
    data: { ...place, outcome: "REJECTED", note: "sealed", objectorId: "6f1c0b9e" },
  },
  { type: "ObjectionClosed", version: 1, data: place },
  { type: "ObjectionNoted", version: 1, data: place },
];

export const objectionSubject = defineSubject({
  name: "objection",
  routes: objectionRoutes,
  examples,
  counts: [
    { name: "sb_objections_opened_total", help: "Objections to listings.", events: ["ObjectionOpened"] },
    { name: "sb_objections_decided_total", help: "Objections that staff decided.", events: ["ObjectionDecided"] },
  ],
  streams: [objectionStream, objectorStream],
  models: [OBJECTION_MODEL],
  groups: { command: ["objection-eraser"], workers: ["objection-looks", "objection-mails"] },
  jobs: [ObjectionLook, ObjectionMail],
  remote: objectionRemote,
  acts: [actOf(ObjectionDecided)],
  queues: [
    {
      ...{ name: "OBJECTIONS", who: "admin", reads: [OBJECTION_MODEL] },
      ...{ path: "/admin/objection", itemPath: "/admin/objection/:objectionSeq" },
    },
  ],
  notProjected: { [ObjectionNoted.type]: "the rules alone ask for a person's objections" },
});
