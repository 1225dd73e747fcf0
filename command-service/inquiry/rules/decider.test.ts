import type { InquiryEvent, InquiryText } from "@sb/contracts/inquiry/events.ts";
import { INQUIRY_LIMITS } from "@sb/contracts/inquiry/model.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { given } from "@sb/platform/decide/given.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { InquiryCommand } from "./commands.ts";
import { inquiryDecider } from "./decider.ts";

const fileOf = (id: string) => ({ fileId: id, name: `${id}.webp`, mediaType: "image/webp", size: 1, sha256: id });
const [first, second] = [fileOf("5-a"), fileOf("5-b")];
const text: InquiryText = { title: "Login", contents: "It fails.", files: [first] };
const of = { seq: 5, userId: "u-1" };
const submit = { type: "Submit", ...of, membership: 1, text } as const;
const submitted: InquiryEvent = {
  type: "InquirySubmitted",
  version: 1,
  data: { ...of, membership: 1 },
  secret: text,
};
const modify = { type: "Modify", userId: "u-1", title: "Login", contents: "Still.", keepFiles: [], files: [] } as const;
const answer = { type: "Answer", contents: "Try again." } as const;
const answered: InquiryEvent = { type: "InquiryAnswered", version: 1, data: of, secret: { contents: "Try again." } };
const commented = (commentSeq: number, authorId = "u-1"): InquiryEvent => ({
  type: "InquiryCommented",
  version: 1,
  data: { ...of, commentSeq, side: authorId === "u-1" ? "PERSON" : "ADMIN", authorId, sealedText: "sealed" },
});
const comment = { type: "Comment", commentSeq: 9, content: "More.", sealedText: "sealed" } as const;
const deleted = (because: "PERSON" | "ACCOUNT"): InquiryEvent => ({
  type: "InquiryDeleted",
  version: 1,
  data: { ...of, because },
});
const deleteOwn = { type: "Delete", userId: "u-1" } as const;

test("an inquiry is submitted once under its seq", () => {
  given(inquiryDecider).when(submit).expectEvents(submitted);
  given(inquiryDecider, submitted).when(submit).expectEvents();
});

test("texts that deceive the eye and too many files are refused", () => {
  const turned = { ...text, title: "a\u202eb" };
  given(inquiryDecider)
    .when({ ...submit, text: turned })
    .expectRefusal("TEXT_UNREADABLE", [{ path: "title", code: "TEXT_UNREADABLE" }]);
  const files = Array.from({ length: LIMITS.files + 1 }, (_, i) => fileOf(`5-${i}`));
  given(inquiryDecider)
    .when({ ...submit, text: { ...text, files } })
    .expectRefusal("TOO_MANY_FILES");
  given(inquiryDecider, submitted)
    .when({ ...answer, contents: "\u202e" })
    .expectRefusal("TEXT_UNREADABLE", [{ path: "contents", code: "TEXT_UNREADABLE" }]);
});

test("a change keeps, drops and adds files, and counts the wording up", () => {
  const changed = given(inquiryDecider, submitted);
  changed.when({ ...modify, keepFiles: ["5-a", "5-unknown"], files: [second] }).expectEvents({
    type: "InquiryModified",
    version: 1,
    data: { ...of, removedFiles: [] },
    secret: { title: "Login", contents: "Still.", files: [first, second] },
  });
  const without: InquiryEvent = {
    type: "InquiryModified",
    version: 1,
    data: { ...of, removedFiles: ["5-a"] },
    secret: { title: "Login", contents: "Still.", files: [] },
  };
  changed.when(modify).expectEvents(without);
  expect(given(inquiryDecider, submitted, without).state()).toMatchObject({ wording: 2, files: [] });
});

test("what is processed is neither changed nor deleted", () => {
  const processed = given(inquiryDecider, submitted, answered);
  processed.when(modify).expectRefusal("INQUIRY_PROCESSED");
  processed.when(deleteOwn).expectRefusal("INQUIRY_PROCESSED");
});

test("it is answered once, and in the wording that was read", () => {
  given(inquiryDecider, submitted).when(answer).expectEvents(answered);
  given(inquiryDecider, submitted)
    .when({ ...answer, wording: 1 })
    .expectEvents(answered);
  given(inquiryDecider, submitted)
    .when({ ...answer, wording: 2 })
    .expectRefusal("CONFLICT");
  given(inquiryDecider, submitted, answered).when(answer).expectRefusal("CONFLICT");
  given(inquiryDecider, submitted, deleted("PERSON")).when(answer).expectRefusal("NOT_FOUND");
});

test("both sides comment, before and after the answer, and nobody else", () => {
  for (const history of [[submitted], [submitted, answered]]) {
    const there = given(inquiryDecider, ...history);
    there.when({ ...comment, authorId: "u-1", isAdmin: false }).expectEvents(commented(9));
    there.when({ ...comment, authorId: "u-9", isAdmin: true }).expectEvents(commented(9, "u-9"));
    there.when({ ...comment, authorId: "u-2", isAdmin: false }).expectRefusal("NOT_FOUND");
  }
  // An admin's own inquiry is a person's.
  given(inquiryDecider, submitted)
    .when({ ...comment, authorId: "u-1", isAdmin: true })
    .expectEvents(commented(9));
});

test("comments have a limit, deleted ones too", () => {
  const many = Array.from({ length: INQUIRY_LIMITS.comments }, (_, i) => commented(i + 1));
  given(inquiryDecider, submitted, ...many)
    .when({ ...comment, commentSeq: 1_000, authorId: "u-1", isAdmin: false })
    .expectRefusal("TOO_MANY_COMMENTS");
});

test("a comment is deleted by who wrote it, once", () => {
  const gone: InquiryEvent = { type: "InquiryCommentDeleted", version: 1, data: { ...of, commentSeq: 9 } };
  const command = { type: "DeleteComment", commentSeq: 9, authorId: "u-1" } as const;
  given(inquiryDecider, submitted, commented(9)).when(command).expectEvents(gone);
  given(inquiryDecider, submitted, commented(9), gone).when(command).expectEvents();
  given(inquiryDecider, submitted, commented(9, "u-9")).when(command).expectRefusal("NOT_FOUND");
});

test("deleted it is gone for everybody; whoever leaves takes answered ones along", () => {
  const gone = given(inquiryDecider, submitted, deleted("PERSON"));
  gone.when(deleteOwn).expectEvents();
  gone.when(modify).expectRefusal("NOT_FOUND");
  gone.when({ type: "EndWithAccount" }).expectEvents();
  given(inquiryDecider, submitted)
    .when({ ...deleteOwn, userId: "u-2" })
    .expectRefusal("NOT_FOUND");
  given(inquiryDecider, submitted, answered).when({ type: "EndWithAccount" }).expectEvents(deleted("ACCOUNT"));
  given(inquiryDecider).when({ type: "EndWithAccount" }).expectEvents();
});

test("whatever comes in whatever order: one answer at most, and nothing but an end after it", () => {
  const user = fc.constantFrom("u-1", "u-2");
  const commands = fc.oneof<fc.Arbitrary<InquiryCommand>[]>(
    fc.constant(submit),
    user.map((userId) => ({ ...modify, userId })),
    user.map((userId) => ({ ...deleteOwn, userId })),
    fc.constantFrom(answer, { type: "EndWithAccount" } as const),
    fc.tuple(user, fc.boolean()).map(([authorId, isAdmin]) => ({ ...comment, authorId, isAdmin })),
  );
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 30 }), (all) => {
      const events: InquiryEvent[] = [];
      for (const command of all) {
        try {
          events.push(...inquiryDecider.decide(command, given(inquiryDecider, ...events).state()));
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }
      const types = events.map(({ type }) => type);
      const at = types.indexOf("InquiryAnswered");
      expect(types.filter((type) => type === "InquiryAnswered").length).toBeLessThan(2);
      if (at >= 0) expect(types.slice(at)).not.toContain("InquiryModified");
      const end = types.indexOf("InquiryDeleted");
      if (end >= 0) expect(end).toBe(types.length - 1);
    }),
  );
});
