// Views over HTTP: each visitor counts once a day, and what was counted outlasts a clean stop.
import { expect, test } from "vitest";
import { request, seeing, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

const ADMIN = "views@example.com";
const env = { SB_ADMIN_EMAILS: ADMIN };

test("a view is counted once a visitor and day, for what people can read alone", async () => {
  using dir = temporaryDir();
  const noticeSeq = await (async () => {
    await using server = await startServer({ dataDir: dir.path, env });
    const admin = await signIn(server.url, ADMIN, "viewer");
    const notice = { optionType: "NOTICE", title: "A notice", content: "Its text." };
    const write = (publish: boolean) => admin.call<{ seq: number }>("POST", "admin/notice", { ...notice, publish });
    const written = await write(true);
    const { seq } = written.body;
    const draft = (await write(false)).body.seq;
    const read = () => request(server.url, "GET", `support/notice/${seq}`, undefined, seeing(written));
    expect((await read()).body).toMatchObject({ viewCount: 0 });
    const view = (browser: string, of: number) =>
      request(server.url, "POST", "view", { kind: "NOTICE", seq: of }, { "user-agent": browser });
    expect((await view("one", seq)).status).toBe(204);
    expect((await view("one", draft)).status).toBe(204);
    await expect.poll(async () => (await read()).body).toMatchObject({ viewCount: 1 });
    for (const browser of ["one", "two", "two", "three"]) await view(browser, seq);
    await server.stop();
    return seq;
  })();
  await using server = await startServer({ dataDir: dir.path, env });
  const read = async () => (await request(server.url, "GET", `support/notice/${noticeSeq}`)).body;
  await expect.poll(read).toMatchObject({ viewCount: 3 });
  const list = await request(server.url, "GET", "support/notice");
  expect(list.body).toMatchObject({ items: [{ seq: noticeSeq, viewCount: 3 }] });
});
