// A side that leaves the service: the requester's open requests are withdrawn, and a reporter who is gone is not waited for.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const ADMIN = STAFF.admin;
const server = shareServer();
let admin: Person;

beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
});

const person = (name: string) => signIn(server.url, `${name}@example.com`, name);

async function opened(reporter: Person, requester: Person) {
  const body = declaration({ adrs: madeUpAddress(randomUUID()) });
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body;
  const asked = await requester.call<{ requestSeq: number }>("POST", "report/deletion", deletionRequest(dclrSeq));
  return { dclrSeq, requestSeq: asked.body.requestSeq };
}

test("who leaves withdraws what is open", async () => {
  const [reporter, requester] = [await person("stays"), await person("leaves")];
  const { dclrSeq, requestSeq } = await opened(reporter, requester);
  expect((await requester.call("POST", "user/delete")).status).toBe(204);
  const state = async () => (await admin.call("GET", `report/deletion/${requestSeq}`)).body;
  await expect.poll(state).toMatchObject({ status: "WITHDRAWN" });
  await expect.poll(async () => JSON.stringify(await state())).not.toContain("Gildong");
  const report = async () => (await request(server.url, "GET", `report/history/${dclrSeq}`)).body;
  await expect.poll(report).not.toHaveProperty("disputedSince");
});

test("a reporter who has left is not waited for", async () => {
  const [reporter, requester] = [await person("gone"), await person("asks")];
  const { requestSeq } = await opened(reporter, requester);
  await reporter.call("POST", "user/delete");
  const decided = await admin.call("POST", "admin/deletion/decide", {
    requestSeq,
    outcome: "REMOVED",
    reason: "Nobody is there.",
  });
  expect(decided.status).toBe(204);
  const seen = await requester.call("GET", `report/deletion/${requestSeq}`, undefined, seeing(decided));
  expect(seen.body).toMatchObject({ outcome: "REMOVED", decisionReason: "Nobody is there." });
});
