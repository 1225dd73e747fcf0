import type { CommentEvent, LikeEvent, RefusedCommentEvent } from "@sb/contracts/comment/events.ts";
import { likeId } from "@sb/contracts/comment/model.ts";
import { commentStream, likeStream, refusedCommentStream } from "@sb/contracts/comment/subject.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { commentProjection } from "./projections.ts";

const target = { kind: "REPORT", seq: 17 } as const;
const happened = (event: CommentEvent): Given => ({ stream: commentStream.of(event.data.commentSeq), ...event });
const written = (commentSeq: number, parentSeq?: number): Given =>
  happened({
    type: "CommentWritten",
    version: 1,
    data: { commentSeq, target, ...(parentSeq && { parentSeq }), writerId: "u-1", content: `Comment ${commentSeq}` },
  });
const deleted = (commentSeq: number, because: "WRITER" | "TARGET" = "WRITER"): Given =>
  happened({ type: "CommentDeleted", version: 1, data: { commentSeq, target, because } });
const flagged = (commentSeq: number, flaggerId: string): Given =>
  happened({ type: "CommentFlagged", version: 1, data: { commentSeq, target, flaggerId, reason: "FRAUD" } });
const judged = (type: "CommentHidden" | "CommentRestored", commentSeq: number): Given =>
  happened({ type, version: 1, data: { commentSeq, target, reason: "advertising" } });
const likes = (type: LikeEvent["type"], userId: string): Given => ({
  stream: likeStream.of(likeId(target, userId)),
  type,
  data: { target, userId },
});
const tried = (event: RefusedCommentEvent): Given => ({ stream: refusedCommentStream.of(event.data.userId), ...event });
const refused = (attempt: number, userId = "u-4"): Given =>
  tried({
    type: "CommentRefused",
    version: 1,
    data: {
      ...{ userId, attempt, target, parentSeq: 3, reason: "CONTACT_OFFERED", day: "2026-11-26" },
      content: "텔레그램 @coinback_kr 로 오세요",
    },
  });
const closed = (attempt: number, because: "SEEN" | "ACCOUNT" = "SEEN", userId = "u-4"): Given =>
  tried({ type: "RefusedCommentClosed", version: 1, data: { userId, attempt, because } });

const LIFE = history([
  written(1),
  written(2),
  written(3, 1),
  likes("Liked", "u-1"),
  written(4, 1),
  flagged(2, "u-2"),
  flagged(2, "u-3"),
  likes("Liked", "u-2"),
  deleted(1),
  judged("CommentHidden", 4),
  likes("LikeWithdrawn", "u-1"),
  written(5),
  flagged(5, "u-1"),
  judged("CommentHidden", 5),
  judged("CommentRestored", 5),
  refused(1),
  refused(1, "u-5"),
  refused(2),
  closed(1),
  closed(1, "ACCOUNT", "u-5"),
]);

test("comments keep their place when they are deleted or hidden, and only those shown are counted", async () => {
  const { docs, lists } = (await projected(commentProjection, LIFE)).contents;
  expect(lists["comment:of:REPORT-17"]).toEqual(["1", "2", "5"]);
  expect(lists["comment:replies:1"]).toEqual(["3", "4"]);
  expect(docs["comment/1"]).toMatchObject({ status: "DELETED", replies: 2 });
  expect(docs["comment/1"]).not.toHaveProperty("content");
  expect(docs["comment/4"]).toMatchObject({ status: "HIDDEN", content: "Comment 4" });
  expect(docs["talk/REPORT-17"]).toEqual({ likeCount: 1, commentCount: 3 });
});

test("admins find what was flagged or hidden, until they have looked at it", async () => {
  const { docs, lists } = (await projected(commentProjection, LIFE)).contents;
  expect(lists["comment:flagged"]).toEqual(["2"]);
  expect(lists["comment:hidden"]).toEqual(["4"]);
  expect(docs["comment/2"]).toMatchObject({ flags: { FRAUD: 2 }, flaggedAt: LIFE[6]?.meta.at });
  expect(docs["comment/5"]).toMatchObject({ status: "SHOWN", flags: {} });
});

test("moderators find what was refused until it is closed; then its text is gone, and it was never a comment", async () => {
  const { docs, lists } = (await projected(commentProjection, LIFE)).contents;
  expect(lists["comment:refused"]).toEqual(["u-4~2"]);
  expect(docs["refused/u-4~2"]).toEqual({
    ...{ userId: "u-4", attempt: 2, refusedAt: LIFE[17]?.meta.at, revision: 1 },
    open: { target, parentSeq: 3, reason: "CONTACT_OFFERED", content: "텔레그램 @coinback_kr 로 오세요" },
  });
  for (const id of ["refused/u-4~1", "refused/u-5~1"]) expect(docs[id]).not.toHaveProperty("open");
  expect(docs["comment/3"]).toMatchObject({ replies: 0 });
  expect(docs["talk/REPORT-17"]).toMatchObject({ commentCount: 3 });
});

test("what was deleted or withdrawn is not counted", async () => {
  const gone = history([written(1), likes("Liked", "u-1"), deleted(1, "TARGET"), likes("LikeWithdrawn", "u-1")]);
  const { docs } = (await projected(commentProjection, gone)).contents;
  expect(docs["talk/REPORT-17"]).toEqual({ likeCount: 0, commentCount: 0 });
});

test("likes equal the people who like, over any history", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("Liked", "LikeWithdrawn"), fc.constantFrom("a", "b", "c", "d")), {
        maxLength: 40,
      }),
      async (steps) => {
        const people = new Set<string>();
        for (const [type, person] of steps) type === "Liked" ? people.add(person) : people.delete(person);
        const events = history(steps.map(([type, person]) => likes(type as LikeEvent["type"], person)));
        const { docs } = (await projected(commentProjection, events, 7)).contents;
        expect((docs["talk/REPORT-17"] as { likeCount?: number } | undefined)?.likeCount ?? 0).toBe(people.size);
        const liking = Object.entries(docs).filter(([name, doc]) => name.startsWith("like/") && doc.liked);
        expect(liking).toHaveLength(people.size);
      },
    ),
    { numRuns: 60 },
  ));

test("same events twice", () => sameEventsTwice(commentProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(commentProjection, LIFE));
