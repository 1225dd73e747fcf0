// Both sides are told by mail, each in the language of their last login; nothing of what was written is in a mail.
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { signIn } from "../../test/people/person.ts";
import { personIn } from "../../test/people/person-in.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const ADMIN = "boss@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });

test("from asking to the decision", async () => {
  const admin = await signIn(server.url, ADMIN, "Boss");
  const [reporter, shop] = [
    await personIn(server.url, "mina@example.com", "ko"),
    await personIn(server.url, "shop@example.com", "de"),
  ];
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", declaration())).body;
  const asked = await shop.call<{ requestSeq: number }>("POST", "report/deletion", deletionRequest(dclrSeq));
  const { requestSeq } = asked.body;
  const receipt = `신고가 접수되었습니다 (접수 번호 ${dclrSeq})`;
  const all = async (to: string) => (await mailsTo(server.dir, to)).map(({ subject }) => subject ?? "").sort();
  await expect.poll(() => all("mina@example.com")).toContain(receipt);
  const subjects = async (to: string) => (await all(to)).filter((subject) => subject !== receipt);
  await expect.poll(() => subjects("mina@example.com")).toEqual([expect.stringContaining(`요청 번호 ${requestSeq}`)]);
  await expect
    .poll(() => subjects("shop@example.com"))
    .toEqual([expect.stringContaining("Ihr Löschantrag ist eingegangen")]);
  await reporter.call("POST", "report/deletion/answer", { requestSeq, content: "It was them." });
  await admin.call("POST", "admin/deletion/decide", { requestSeq, outcome: "KEPT", reason: "Both were heard." });
  await expect.poll(() => subjects("shop@example.com")).toHaveLength(3);
  await expect.poll(() => subjects("mina@example.com")).toHaveLength(2);
  const mails = [
    ...(await mailsTo(server.dir, "shop@example.com")),
    ...(await mailsTo(server.dir, "mina@example.com")),
  ];
  const texts = JSON.stringify(mails.map(({ subject, text, html }) => [subject, text, html]));
  expect(texts).not.toMatch(/Gildong|front desk|our own shop|It was them|Both were heard/);
  expect(texts).toContain(`/report/deletion/${requestSeq}`);
});
