import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { draftKey } from "@sb/contracts/report/model.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "./routes.ts";
import { bodyOf, NOW, OWNER, openBench, requestOf, STRANGER } from "./testing.ts";

const draft = { draft: { title: "half a title" }, savedAt: NOW, revision: "r-1" };

it("decrypts the user's own draft", async () => {
  await using bench = await openBench();
  const sealed = await bench.deps.vault.sealBytes(membershipKeyOwner("owner", 1), Buffer.from(JSON.stringify(draft)));
  bench.stored.set(draftKey("owner", 1), sealed);
  expect(bodyOf(await reportQueries(bench.deps)["GET report/draft"](requestOf(OWNER, {})))).toEqual(draft);
});

it("gives a draft from before revisions one, so that it can be saved over", async () => {
  await using bench = await openBench();
  const old = Buffer.from(JSON.stringify({ draft: {}, savedAt: NOW }));
  bench.stored.set(draftKey("owner", 1), await bench.deps.vault.sealBytes(membershipKeyOwner("owner", 1), old));
  expect(bodyOf(await reportQueries(bench.deps)["GET report/draft"](requestOf(OWNER, {})))).toMatchObject({
    revision: "0",
  });
});

it("is empty if none was saved, or its key is gone", async () => {
  await using bench = await openBench();
  const get = reportQueries(bench.deps)["GET report/draft"];
  await expect(get(requestOf(OWNER, {}))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(get(requestOf(STRANGER, {}))).rejects.toMatchObject({ code: "NOT_FOUND" });
  const owner = membershipKeyOwner("owner", 1);
  bench.stored.set(draftKey("owner", 1), await bench.deps.vault.sealBytes(owner, Buffer.from(JSON.stringify(draft))));
  await bench.deps.vault.shred(owner);
  await expect(get(requestOf(OWNER, {}))).rejects.toMatchObject({ code: "NOT_FOUND" });
});
