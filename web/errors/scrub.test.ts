import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

const telling = () => ({
  user: { email: "somebody@example.com" },
  message: "somebody@example.com",
  breadcrumbs: [{ message: "secret" }],
  extra: { form: "secret" },
  tags: { search: "secret" },
  transaction: "/support/declare/0197f0aa-1111",
  request: { url: "https://sb.example/report/history/123?searchKeyword=secret#x", cookies: "refreshToken=secret" },
  contexts: { trace: { trace_id: "t", data: { url: "secret" } }, state: { form: "secret" } },
  spans: [{ op: "http.client", description: "GET /sb/report/history?searchKeyword=secret", data: { url: "secret" } }],
  exception: { values: [{ type: "TypeError", value: "cannot read 'secret'" }] },
});

test("removes all personal data", () => {
  expect(JSON.stringify(scrub(telling()))).not.toMatch(/secret|somebody|0197f0aa|123/);
});

test("keeps where the error happened", () => {
  const kept = scrub(telling());
  expect(kept.request).toEqual({ url: "/report/history/:id" });
  expect(kept.transaction).toBe("/support/declare/:id");
  expect(kept.spans[0]).toMatchObject({ op: "http.client", description: "GET /sb/report/history" });
  expect(kept.contexts.trace.trace_id).toBe("t");
  expect(kept.exception.values[0]?.type).toBe("TypeError");
});

test("keeps our own constant error codes", () => {
  const kept = scrub({ exception: { values: [{ value: "500 INTERNAL" }] } });
  expect(kept.exception.values[0]?.value).toBe("500 INTERNAL");
});
