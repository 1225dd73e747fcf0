// A whole service whose events lie in EventStoreDB (its stand-in) and whose keys lie in an S3 store.
import { startStandIn } from "@sb/platform/event-store/testing/server.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { request, seeing, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

describeWith("SB_TEST_S3_URL", "a service on EventStoreDB's stand-in", (url) => {
  test("shows what was filed at once, also after a start without its read models, and nothing that was deleted", async () => {
    await using events = await startStandIn();
    const env = {
      SB_EVENT_STORE_URL: events.url,
      SB_KEYS_URL: await makeBucket(url),
      SB_MASTER_KEY: "ab".repeat(32),
    };
    using dir = temporaryDir();
    using elsewhere = temporaryDir();
    const seqs: number[] = [];
    {
      await using server = await startServer({ dataDir: dir.path, env });
      const person = await signIn(server.url, "esdb@example.com", "Logged");
      for (const title of ["Kept", "Deleted"]) {
        const filed = await person.call<{ readonly dclrSeq: number }>("POST", "report", declaration({ title }));
        const path = `report/history/${filed.body.dclrSeq}`;
        const own = await person.call("GET", path, undefined, seeing(filed));
        expect(own.body).toMatchObject({ title });
        seqs.push(filed.body.dclrSeq);
      }
      const gone = await person.call("POST", "report/history/delete", { dclrSeq: seqs[1] });
      expect(gone.status).toBe(204);
      const missing = await request(server.url, "GET", `report/history/${seqs[1]}`, undefined, seeing(gone));
      expect(missing.status).toBe(404);
    }
    await using again = await startServer({ dataDir: elsewhere.path, env });
    const status = async (seq: number | undefined) => (await request(again.url, "GET", `report/history/${seq}`)).status;
    await expect.poll(() => status(seqs[0]), { timeout: 30_000 }).toBe(200);
    expect(await status(seqs[1])).toBe(404);
  }, 240_000);
});
