import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

test("nothing that tells of a person is left", () => {
  const event = {
    user: { email: "somebody@example.com" },
    message: "somebody@example.com",
    breadcrumbs: [{ message: "clicked" }],
    extra: { form: "secret" },
    transaction: "/support/declare/0197f0aa-1111",
    request: { url: "https://sb.example/report/history/123?searchKeyword=secret#x", cookies: "refreshToken=secret" },
    exception: { values: [{ type: "TypeError", value: "cannot read 'secret'" }] },
  };
  const kept = scrub(event);
  expect(JSON.stringify(kept)).not.toMatch(/secret|somebody|0197f0aa|123/);
  expect(kept.request).toEqual({ url: "/report/history/:id" });
  expect(kept.transaction).toBe("/support/declare/:id");
});

test("our own constant codes stay: they say what broke", () => {
  const kept = scrub({ exception: { values: [{ value: "500 INTERNAL" }] } });
  expect(kept.exception.values[0]?.value).toBe("500 INTERNAL");
});
