// One trace for all that follows on a request: what was decided, projected, consumed, and sent to an agency.
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../test/people/agency.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { QUICK_RETRIES, webhookAgency } from "../../test/people/webhook-agency.ts";
import { openCollector } from "../../test/servers/collector.ts";
import { openReceiver } from "../../test/servers/receiver.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "admin@example.com";
const collector = await openCollector();
const receiver = await openReceiver();
afterAll(async () => {
  await receiver[Symbol.asyncDispose]();
  await collector[Symbol.asyncDispose]();
});
const server = useServer({
  env: {
    SB_ADMIN_EMAILS: ADMIN,
    SB_WEBHOOK_RETRIES: QUICK_RETRIES,
    SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
  },
});

let reporter: Person;
beforeAll(async () => {
  const admin = await signIn(server.url, ADMIN, "Chief");
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  await webhookAgency(server.url, bearer(admin.accessToken), receiver, "bureau");
}, 60_000);

const REQUEST = "3f2b8a54-0d6e-4c1b-9a7f-5e1d2c3b4a59";
const SECRET = "a comment that nobody but its readers is to see";

test("a report's trace goes from the request to the agency's webhook", async () => {
  const response = await fetch(`${server.url}/sb/report`, {
    method: "POST",
    headers: { ...bearer(reporter.accessToken), "content-type": "application/json", "x-request-id": REQUEST },
    body: JSON.stringify(declaration({ comment: SECRET })),
  });
  expect(response.status).toBe(201);
  const traceId = REQUEST.replaceAll("-", "");
  const ours = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect
    .poll(() => ours().map(({ name }) => name), { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining([
        "POST /sb/report",
        expect.stringMatching(/^command report/),
        expect.stringMatching(/^project report@/),
        expect.stringMatching(/^consume /),
        "job delivery-send",
        "webhook",
      ]),
    );
  const root = ours().find(({ name }) => name === "POST /sb/report");
  expect(root?.parentSpanId ?? "").toBe("");
  for (const span of ours()) if (span !== root) expect(span.parentSpanId).toBe(root?.spanId);
  expect(JSON.stringify(collector.spans)).not.toContain(SECRET);
  expect(JSON.stringify(collector.spans)).not.toContain("reporter@example.com");
});
