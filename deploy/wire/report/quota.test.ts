// The quota of one account within 24 hours, over HTTP.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer({ env: { SB_RATE_LIMIT: "1000" } });

test("a restart does not begin the day anew; a refused report does not count", async () => {
  const mina = await signIn(server.url, "mina@example.com", "Mina");
  const file = (word: string) => mina.call("POST", "report", declaration({ adrs: madeUpAddress(word) }));
  for (let nth = 1; nth < REPORT_LIMITS.aDay; nth += 1) expect((await file(`quota ${nth}`)).status).toBe(201);
  await server.restart();
  expect((await mina.call("POST", "report", declaration({ title: "010-1234-5678" }))).status).toBe(422);
  expect((await file("quota last")).status).toBe(201);
  const refused = await file("one too many");
  expect(refused).toMatchObject({ status: 429, body: { code: "DAILY_QUOTA_USED" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
});
