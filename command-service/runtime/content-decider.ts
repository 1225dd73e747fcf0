// The rules that all content follows (contracts/content.ts): it is written as a draft, changed at any time, published, and deleted for
// good. A subject says which events that makes; it adds the rules that only it has.
import type { Content, ContentStatus, ContentText } from "@sb/contracts/content.ts";
import type { AnyEvent } from "@sb/contracts/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

/** Content that is there. */
export type LiveContent<Text> = {
  readonly status: ContentStatus;
  readonly text: Text;
  /** While it is scheduled. */
  readonly publishAt: string | undefined;
  /** Changes of the text so far. */
  readonly version: number;
  /** The revision of the newest event. */
  readonly revision: number;
};
export type ContentState<Text> = { readonly status: "NONE" | "DELETED"; readonly revision: number } | LiveContent<Text>;

export type ContentCommand<Text> = { readonly seq: number } & (
  | { readonly type: "Write"; readonly text: Text; readonly publish: boolean }
  /** `seen`: the version or revision that the change was made on; undefined where that does not matter. */
  | { readonly type: "Modify"; readonly text: Text; readonly seen: number | undefined }
  | { readonly type: "Publish" }
  | { readonly type: "Delete"; readonly reason: string | undefined }
);

export type ContentRules<Event extends AnyEvent, Text extends ContentText> = {
  readonly content: Content<Event, Text>;
  /** The count that a change names, and the code with which it is refused where that has grown meanwhile. */
  readonly seen: { readonly count: "version" | "revision"; readonly code: "CONFLICT" | "CONTENT_CHANGED" };
  readonly written: (seq: number, text: Text) => Event;
  readonly modified: (seq: number, text: Text) => Event;
  readonly published: (seq: number) => Event;
  readonly deleted: (seq: number, reason: string | undefined) => Event;
};

export function contentDecider<Event extends AnyEvent, Text extends ContentText>(
  rules: ContentRules<Event, Text>,
): Decider<ContentCommand<Text>, Event, ContentState<Text>> {
  const { content, seen, written, modified, published, deleted } = rules;
  return {
    events: content.events,
    initialState: { status: "NONE", revision: -1 },
    evolve: (state, event) => evolve(content, state, event),
    decide(command, state) {
      const { seq } = command;
      switch (command.type) {
        case "Write":
          // No events where the seq is taken: createOnce finds out by whom.
          if (state.status !== "NONE") return [];
          if (!command.publish) return [written(seq, command.text)];
          requireWhole(command.text);
          return [written(seq, command.text), published(seq)];
        case "Modify": {
          const { status, [seen.count]: now } = requireLive(state);
          if (command.seen !== undefined) requireUnchanged(command.seen, now, seen.code);
          if (status === "PUBLISHED" || status === "SCHEDULED") requireWhole(command.text);
          return [modified(seq, command.text)];
        }
        case "Publish": {
          const { status, text } = requireLive(state);
          if (status === "PUBLISHED") return [];
          requireWhole(text);
          return [published(seq)];
        }
        case "Delete":
          requireReason(command.reason, requireLive(state));
          return [deleted(seq, command.reason)];
        default:
          return command satisfies never;
      }
    },
  };
}

function evolve<Event extends AnyEvent, Text extends ContentText>(
  { factOf }: Content<Event, Text>,
  before: ContentState<Text>,
  event: Event,
): ContentState<Text> {
  const fact = factOf(event);
  const revision = before.revision + 1;
  if (fact?.step === "WRITTEN") return { status: "DRAFT", text: fact.text, publishAt: undefined, version: 0, revision };
  if (!isLive(before) || fact === undefined) return { ...before, revision };
  const state = { ...before, revision };
  switch (fact.step) {
    case "MODIFIED":
      return { ...state, text: fact.text, version: state.version + 1 };
    case "SCHEDULED":
      return { ...state, status: "SCHEDULED", publishAt: fact.publishAt };
    case "UNSCHEDULED":
      return { ...state, status: "DRAFT", publishAt: undefined };
    case "PUBLISHED":
      return { ...state, status: "PUBLISHED", publishAt: undefined };
    case "WITHDRAWN":
      return { ...state, status: "WITHDRAWN", publishAt: undefined };
    case "DELETED":
      return { status: "DELETED", revision };
    default:
      throw unknownEvent(fact);
  }
}

const isLive = <Text>(state: ContentState<Text>): state is LiveContent<Text> =>
  state.status !== "NONE" && state.status !== "DELETED";

/** Throws NOT_FOUND where there never was any, or it is deleted. */
export function requireLive<Text>(state: ContentState<Text>): LiveContent<Text> {
  if (!isLive(state)) throw new Refused("NOT_FOUND");
  return state;
}

/** Another editor would not see that their words were overwritten, or would publish words that they have not read. */
export function requireUnchanged(seen: number, now: number, code: "CONFLICT" | "CONTENT_CHANGED"): void {
  if (seen !== now) throw new Refused(code);
}

/** Everybody may read it: it has a title and a content. */
export function requireWhole({ title, content }: ContentText): void {
  const missing = Object.entries({ title, content }).filter(([, text]) => text === "");
  if (missing.length === 0) return;
  throw new Refused(
    "REQUIRED_FIELD_MISSING",
    missing.map(([path]) => ({ path, code: "REQUIRED_FIELD_MISSING" })),
  );
}

/** People may have read what was published, and wonder where it is. */
function requireReason(reason: string | undefined, { status }: LiveContent<unknown>): void {
  const wasPublished = status === "PUBLISHED" || status === "WITHDRAWN";
  if (!wasPublished || reason !== undefined) return;
  throw new Refused("REQUIRED_FIELD_MISSING", [{ path: "reason", code: "REQUIRED_FIELD_MISSING" }]);
}
