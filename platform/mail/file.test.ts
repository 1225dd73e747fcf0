import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFolder } from "../files/folder/folder.ts";
import { FROM, mailOf, testMailer } from "./contract.ts";
import { openMailer } from "./open.ts";
import { createOutbox } from "./outbox.ts";

const outboxIn = (folder: string): string => join(folder, "mail", "outbox");

testMailer("file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-mail-"));
  return {
    open: (from) => openMailer("file:", folder, { from }),
    async arrived() {
      const names = await readdir(outboxIn(folder)).catch(() => []);
      return Promise.all(names.sort().map((name) => readFile(join(outboxIn(folder), name))));
    },
    remove: () => rm(folder, { recursive: true }),
  };
});

describe("mails as files", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-mail-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("each is one .eml that only its owner can read, and nothing partial is left", async () => {
    const mailer = await openMailer("file:", folder, { from: FROM });
    await mailer.send(mailOf({ id: "first" }));
    await mailer.send(mailOf({ id: "first", subject: "again" }));
    await mailer.send(mailOf({ id: "second" }));
    await mailer.close();
    const names = (await readdir(outboxIn(folder))).sort();
    expect(names).toEqual([
      expect.stringMatching(/^\d{8}T\d{9}Z-first\.eml$/),
      expect.stringMatching(/Z-second\.eml$/),
    ]);
    expect((await stat(join(outboxIn(folder), names[0] ?? ""))).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, "mail", "~writing"))).toEqual([]);
    expect(await readFile(join(outboxIn(folder), names[0] ?? ""), "utf8")).toMatch(/^Subject: again\r$/m);
  });

  test("the oldest go where there are too many, and what is too old goes", async () => {
    let day = 1;
    const now = () => Date.UTC(2026, 0, day);
    const outbox = createOutbox(await openFolder(folder), { mails: 3, days: 10 }, now);
    for (const id of ["a", "b", "c", "d"]) {
      await outbox.put(id, Uint8Array.of(1));
      day += 1;
    }
    const ids = async () => (await outbox.names()).map((name) => name.replace(/^[^-]*-|\.eml$/g, ""));
    expect(await ids()).toEqual(["d", "c", "b"]);
    day = 13;
    await outbox.put("e", Uint8Array.of(1));
    expect(await ids()).toEqual(["e", "d", "c"]);
    day = 40;
    await outbox.put("f", Uint8Array.of(1));
    expect(await ids()).toEqual(["f"]);
  });

  test("an id with hyphens is replaced, and only that one", async () => {
    const outbox = createOutbox(await openFolder(folder));
    for (const id of ["a-b", "b", "x-a-b", "a-b"]) await outbox.put(id, Uint8Array.of(1));
    expect(await outbox.names()).toHaveLength(3);
  });

  test("those of another process are replaced and counted too, once they are seen", async () => {
    let ms = Date.now();
    // Two of one millisecond would be in the order of their ids.
    const now = () => (ms += 1);
    const open = async () => createOutbox(await openFolder(folder), { mails: 1_000, days: 30 }, now);
    const [one, other] = [await open(), await open()];
    await one.put("before", Uint8Array.of(1));
    await other.put("a", Uint8Array.of(1));
    await one.put("a", Uint8Array.of(2));
    for (let at = 0; at < 100; at += 1) await one.put("many", Uint8Array.of(1));
    const left = (await one.names()).map((name) => name.replace(/^[^-]*-|\.eml$/g, ""));
    expect(left).toEqual(["many", "a", "before"]);
  });

  test("a folder that can't be written is to be tried again", async () => {
    const mailer = await openMailer(`file:${folder}`, "/nowhere", { from: FROM });
    await rm(folder, { recursive: true });
    await expect(mailer.send(mailOf())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    await (await openFolder(folder)).close();
  });

  test("URLs of other kinds are refused without their password", async () => {
    await expect(openMailer("imap://user:secret@host", folder, { from: FROM })).rejects.toThrow(/imap:$/);
    await expect(openMailer("file:relative", folder, { from: FROM })).rejects.toThrow("absolute");
  });
});
