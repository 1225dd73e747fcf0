// Content: texts that editors write for everybody and publish, such as notices and articles. A subject defines its content here once;
// each service makes its part of that: the rules (command-service/runtime/content-decider.ts), the documents, lists and index
// (projector/runtime/content.ts), and reads (query-service/runtime/content.ts). docs/decisions/0096 says what each subject adds.
import * as z from "zod";
import { type Act, actOf } from "./act.ts";
import type { AnyEvent } from "./events.ts";
import type { Events } from "./subject.ts";

/** The least that content consists of. `content` is Markdown. Both are empty in a draft that has none yet. */
export type ContentText = { readonly title: string; readonly content: string };

/** Scheduled and withdrawn is only content whose subject has events for it. */
export type ContentStatus = "DRAFT" | "SCHEDULED" | "PUBLISHED" | "WITHDRAWN";

/** An event's meaning in the life of content. */
export type ContentFact<Text extends ContentText> =
  | { readonly step: "WRITTEN"; readonly text: Text }
  | { readonly step: "MODIFIED"; readonly text: Text }
  /** ISO 8601. Another time replaces it. */
  | { readonly step: "SCHEDULED"; readonly publishAt: string }
  | { readonly step: "UNSCHEDULED" | "PUBLISHED" }
  | { readonly step: "WITHDRAWN"; readonly reason: string }
  | { readonly step: "DELETED" };

export type Content<Event extends AnyEvent, Text extends ContentText> = {
  readonly events: Events<Event>;
  /** Its number, which is also the id of its document. */
  readonly seqOf: (event: Event) => number;
  /** Undefined for events that only the subject itself knows, such as a picture that was added. */
  readonly factOf: (event: Event) => ContentFact<Text> | undefined;
  /** The read model, and in it the collection of documents by seq. */
  readonly model: string;
  readonly collection: string;
};

/** The life of content, as every document of it tells beside the text. */
export type ContentLife = {
  readonly status: ContentStatus;
  readonly writtenAt: string;
  readonly modifiedAt?: string | undefined;
  /** When it was published first; it stays when the content is withdrawn. */
  readonly publishedAt?: string | undefined;
  /** When it will be published, while it is scheduled. */
  readonly publishAt?: string | undefined;
  readonly withdrawn?: { readonly at: string; readonly reason: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

/** Everything editors do is an act for the audit. They write for everybody, so their reasons hold nothing about people. */
export const actsOfEditors = <Event extends AnyEvent>({ definitions }: Events<Event>): readonly Act[] =>
  definitions.map((event) => actOf(event, { reason: reasonIn }));

function reasonIn(data: unknown): string | undefined {
  const { reason } = data as { readonly reason?: unknown };
  return typeof reason === "string" ? reason : undefined;
}

/** A text in each language but Korean, which is the master: one that is left out is shown in Korean. */
export const inOtherLanguages = <Text extends z.ZodType>(text: Text) =>
  z.object({ en: text.optional(), zh: text.optional(), ja: text.optional(), de: text.optional() });

export const inAllLanguages = <Text extends z.ZodType>(text: Text) =>
  z.object({ ko: text, ...inOtherLanguages(text).shape });
