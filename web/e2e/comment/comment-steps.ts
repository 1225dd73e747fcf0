// Steps of tests of comments: an admin, a moderator, comments that exist, and the parts of the screen.
import { seeing } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";
import type { Member } from "../support/people.ts";
import { adminOf, moderatorOf } from "../support/servers.ts";
import { expect, type Page } from "../support/test.ts";

export const ADMIN = adminOf("comment");
export const MODERATOR = moderatorOf("comment");

/** A report, without the form. */
export async function fileReport(member: Member): Promise<number> {
  const declaration = {
    declare: {
      declareType: "SITE",
      crimeType: "FRAUD_INVESTMENT",
      chain: "BTC",
      adrs: `https://s${crypto.randomUUID().slice(0, 8)}.example.org`,
      title: "Promised returns that never came",
      comment: "It began with a message and ended with an empty wallet.",
      open: "PUBLIC",
    },
    terms: ["R01", "R02"],
  };
  const filed = await member.call<{ dclrSeq: number }>("POST", "report", declaration);
  expect(filed.status).toBe(201);
  return filed.body.dclrSeq;
}

/** Writes without the form; resolves once it can be read. */
export async function writeComment(member: Member, dclrSeq: number, content: string, to?: number): Promise<number> {
  const [path, body] = to === undefined ? ["comment", {}] : ["reply", { commentSeq: to }];
  const written = await member.call<{ commentSeq: number }>("POST", `report/${path}`, { dclrSeq, content, ...body });
  expect(written.status).toBe(201);
  const seen = await member.call("GET", `report/history/comment?dclrSeq=${dclrSeq}`, undefined, seeing(written));
  expect(seen.status).toBe(200);
  return written.body.commentSeq;
}

/** Asks the admins to look at it; resolves once they can see that. */
export async function flagComment(member: Member, dclrSeq: number, commentSeq: number, reason: string): Promise<void> {
  const flagged = await member.call("POST", "report/comment/flag", { commentSeq, reason });
  expect(flagged.status).toBe(204);
  await member.call("GET", `report/history/comment?dclrSeq=${dclrSeq}`, undefined, seeing(flagged));
}

/** Tries to write what is refused; resolves once moderators can see that. */
export async function tryComment(member: Member, dclrSeq: number, content: string): Promise<void> {
  expect((await member.tryCall("POST", "report/comment", { dclrSeq, content })).status).toBe(422);
  await writeComment(member, dclrSeq, "I sent money there too.");
}

export function commentsOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  const section = main.locator("#comments");
  return {
    section,
    field: section.getByRole("textbox", { name: t(($) => $.comments.write.label) }),
    send: section.getByRole("button", { name: t(($) => $.comments.write.submit) }),
    posts: section.getByRole("list", { name: t(($) => $.comments.list) }).getByRole("article"),
    like: main.getByRole("button", {
      name: new RegExp(`^${t(($) => $.comments.like, { total: 0 }).replace(/ ?0$/, "")}`),
    }),
  };
}
