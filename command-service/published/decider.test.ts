import type { ListFacts, ListNameEvent, PublishedEvent } from "@sb/contracts/published/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, expect, test } from "vitest";
import { listNamesDecider, publishedDecider, verdictOn } from "./decider.ts";

const listSeq = 7;
const facts: ListFacts = {
  name: "Example phishing feed",
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  mayShare: true,
  source: { url: "https://lists.example/feed.csv" },
  everyHours: 24,
  takenFor: "FRAUD_OTHER",
};
const DIGEST = "9f".repeat(32);
const OTHER = "01".repeat(32);
const read = { entries: 9, before: 9, listed: 4, changed: 0, delisted: 4, digest: DIGEST, form: "hosts", keptOut: [] };
const reason = "The publisher moves house.";
const added: PublishedEvent = { type: "ListAdded", version: 1, data: { listSeq, facts } };
const paused: PublishedEvent = { type: "ListPaused", version: 1, data: { listSeq, reason } };
const resumed: PublishedEvent = { type: "ListResumed", version: 1, data: { listSeq } };
const asked: PublishedEvent = { type: "ListRefreshAsked", version: 1, data: { listSeq } };
const withdrawn: PublishedEvent = { type: "ListWithdrawn", version: 1, data: { listSeq, reason } };
const emptied: PublishedEvent = { type: "ListEmptied", version: 1, data: { listSeq } };
const taken: PublishedEvent = { type: "ListTaken", version: 1, data: { listSeq, ...read } };
const unchanged: PublishedEvent = { type: "ListUnchanged", version: 1, data: { listSeq } };
const held: PublishedEvent = { type: "ListHeld", version: 1, data: { listSeq, ...read, reason: "MUCH_CHANGED" } };
const accepted: PublishedEvent = { type: "ListAccepted", version: 1, data: { listSeq, digest: DIGEST } };

describe("a list", () => {
  test("is added once, and changed until it is withdrawn", () => {
    given(publishedDecider).when({ type: "Add", listSeq, facts }).expectEvents(added);
    given(publishedDecider, added).when({ type: "Add", listSeq, facts }).expectEvents();
    const other = { ...facts, everyHours: 12 };
    const modified: PublishedEvent = { type: "ListModified", version: 1, data: { listSeq, facts: other } };
    given(publishedDecider, added).when({ type: "Modify", listSeq, facts: other }).expectEvents(modified);
    given(publishedDecider, added, withdrawn)
      .when({ type: "Modify", listSeq, facts: other })
      .expectRefusal("LIST_WITHDRAWN");
    given(publishedDecider).when({ type: "Modify", listSeq, facts }).expectRefusal("NOT_FOUND");
  });

  test("is paused and resumed; repeated, nothing changes", () => {
    given(publishedDecider, added).when({ type: "Pause", listSeq, reason }).expectEvents(paused);
    given(publishedDecider, added, paused).when({ type: "Pause", listSeq, reason }).expectEvents();
    given(publishedDecider, added, paused).when({ type: "Resume", listSeq }).expectEvents(resumed);
    given(publishedDecider, added, paused, resumed).when({ type: "Resume", listSeq }).expectEvents();
  });

  test("is fetched when somebody asks, unless it is paused, withdrawn or has no address", () => {
    given(publishedDecider, added).when({ type: "AskRefresh", listSeq }).expectEvents(asked);
    given(publishedDecider, added, paused).when({ type: "AskRefresh", listSeq }).expectRefusal("LIST_PAUSED");
    given(publishedDecider, added, withdrawn).when({ type: "AskRefresh", listSeq }).expectRefusal("LIST_WITHDRAWN");
    const byHand: PublishedEvent = {
      type: "ListAdded",
      version: 1,
      data: { listSeq, facts: { ...facts, source: { file: true } } },
    };
    given(publishedDecider, byHand).when({ type: "AskRefresh", listSeq }).expectRefusal("LIST_WITHOUT_URL");
  });

  test("is withdrawn once, and then emptied once; nothing is noted any more", () => {
    given(publishedDecider, added, taken).when({ type: "Withdraw", listSeq, reason }).expectEvents(withdrawn);
    given(publishedDecider, added, withdrawn).when({ type: "Withdraw", listSeq, reason }).expectEvents();
    given(publishedDecider, added).when({ type: "NoteEmptied", listSeq }).expectEvents();
    given(publishedDecider, added, withdrawn).when({ type: "NoteEmptied", listSeq }).expectEvents(emptied);
    given(publishedDecider, added, withdrawn, emptied).when({ type: "NoteEmptied", listSeq }).expectEvents();
    given(publishedDecider, added, withdrawn).when({ type: "NoteTaken", listSeq, read }).expectEvents();
    given(publishedDecider, added, withdrawn).when({ type: "NoteUnchanged", listSeq }).expectEvents();
  });

  test("a file is brought by an admin, unless the list is paused or withdrawn", () => {
    const bring = { type: "BringFile", listSeq } as const;
    const brought: PublishedEvent = { type: "ListFileBrought", version: 1, data: { listSeq } };
    given(publishedDecider, added).when(bring).expectEvents(brought);
    given(publishedDecider, added, paused).when(bring).expectRefusal("LIST_PAUSED");
    given(publishedDecider, added, withdrawn).when(bring).expectRefusal("LIST_WITHDRAWN");
    given(publishedDecider).when(bring).expectRefusal("NOT_FOUND");
  });

  test("a change that is held may be dropped; then it can't be accepted, until it is held again", () => {
    const dismiss = { type: "Dismiss", listSeq, digest: DIGEST } as const;
    const dismissed: PublishedEvent = { type: "ListDismissed", version: 1, data: { listSeq, digest: DIGEST } };
    given(publishedDecider, added, taken, held).when(dismiss).expectEvents(dismissed);
    given(publishedDecider, added, taken, held)
      .when({ ...dismiss, digest: OTHER })
      .expectRefusal("LIST_NOT_HELD");
    const after = [added, taken, held, dismissed] as const;
    given(publishedDecider, ...after)
      .when({ type: "Accept", listSeq, digest: DIGEST })
      .expectRefusal("LIST_NOT_HELD");
    given(publishedDecider, ...after, held)
      .when({ type: "Accept", listSeq, digest: DIGEST })
      .expectEvents(accepted);
  });

  test("a change that is held is accepted by its digest, until another state takes its place", () => {
    const accept = { type: "Accept", listSeq, digest: DIGEST } as const;
    given(publishedDecider, added, taken, held).when(accept).expectEvents(accepted);
    given(publishedDecider, added, taken, held, accepted).when(accept).expectEvents();
    given(publishedDecider, added, taken, held)
      .when({ ...accept, digest: OTHER })
      .expectRefusal("LIST_NOT_HELD");
    for (const later of [taken, unchanged])
      given(publishedDecider, added, taken, held, later).when(accept).expectRefusal("LIST_NOT_HELD");
    given(publishedDecider, added, taken, held, withdrawn).when(accept).expectRefusal("LIST_WITHDRAWN");
  });
});

describe("of a state that was read", () => {
  const fresh = given(publishedDecider, added).state();
  const known = given(publishedDecider, added, taken).state();
  const difference = { entries: 100, before: 100, listed: 0, changed: 0, delisted: 0, digest: DIGEST };

  test("the first is taken as it is, unless it is empty", () => {
    expect(verdictOn(fresh, { ...difference, before: 0, listed: 100 })).toBe("TAKE");
    expect(verdictOn(fresh, { ...difference, before: 0, entries: 0 })).toBe("EMPTY");
    // A run before it broke off in the middle.
    expect(verdictOn(fresh, { ...difference, before: 40, listed: 60 })).toBe("TAKE");
  });

  test.each([
    ["nothing new", {}, "UNCHANGED"],
    ["a third", { changed: 10, listed: 10, delisted: 13 }, "TAKE"],
    ["more than a third taken back", { entries: 66, delisted: 34 }, "MUCH_CHANGED"],
    ["more than a third added", { entries: 134, listed: 34 }, "MUCH_CHANGED"],
    ["more than a third changed", { changed: 34 }, "MUCH_CHANGED"],
    ["all of it", { entries: 0, delisted: 100 }, "EMPTIED"],
  ])("later, %s: %o is %s", (_, change, verdict) => {
    expect(verdictOn(known, { ...difference, ...change })).toBe(verdict);
  });

  test("the one that an admin accepted is taken, and no other", () => {
    const waiting = given(publishedDecider, added, taken, held, accepted).state();
    const emptier = { ...difference, entries: 0, delisted: 100 };
    expect(verdictOn(waiting, emptier)).toBe("TAKE");
    expect(verdictOn(waiting, { ...emptier, digest: OTHER })).toBe("EMPTIED");
    const over = given(publishedDecider, added, taken, held, accepted, taken).state();
    expect(verdictOn(over, emptier)).toBe("EMPTIED");
  });
});

describe("a name", () => {
  const name = "example phishing feed";
  const mine: ListNameEvent = { type: "ListNameTaken", version: 1, data: { listSeq, name } };
  const freed: ListNameEvent = { type: "ListNameFreed", version: 1, data: { listSeq } };

  test("is one list's, in any spelling", () => {
    given(listNamesDecider).when({ type: "Take", listSeq, name: " Example  Phishing FEED" }).expectEvents(mine);
    given(listNamesDecider, mine).when({ type: "Take", listSeq, name }).expectEvents();
    for (const same of [name, "EXAMPLE PHISHING FEED", "Example phishing ｆｅｅｄ"])
      given(listNamesDecider, mine).when({ type: "Take", listSeq: 8, name: same }).expectRefusal("LIST_NAME_TAKEN");
  });

  test("is free again once it is given back, and a list has one", () => {
    given(listNamesDecider, mine).when({ type: "Free", listSeq }).expectEvents(freed);
    given(listNamesDecider, mine, freed).when({ type: "Free", listSeq }).expectEvents();
    const renamed: ListNameEvent = { type: "ListNameTaken", version: 1, data: { listSeq, name: "another" } };
    given(listNamesDecider, mine, renamed)
      .when({ type: "Take", listSeq: 8, name })
      .expectEvents({ ...mine, data: { listSeq: 8, name } });
  });

  test("there is room for so many", () => {
    const full = Array.from(
      { length: 200 },
      (_, at): ListNameEvent => ({ type: "ListNameTaken", version: 1, data: { listSeq: at + 1, name: `list ${at}` } }),
    );
    given(listNamesDecider, ...full)
      .when({ type: "Take", listSeq: 900, name })
      .expectRefusal("TOO_MANY_LISTS");
    given(listNamesDecider, ...full)
      .when({ type: "Take", listSeq: 7, name })
      .expectEvents({ ...mine, data: { listSeq: 7, name } });
  });
});
