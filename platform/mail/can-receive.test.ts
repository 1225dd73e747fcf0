import { expect, test } from "vitest";
import { createCanReceive } from "./can-receive.ts";

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};
const none = failing("ENODATA");

type Dns = NonNullable<Parameters<typeof createCanReceive>[0]>;
const dns = (found: Partial<Dns>): Dns => ({
  resolveMx: none,
  resolve4: none as never,
  resolve6: none as never,
  ...found,
});
const mx = (exchange: string) => async () => [{ exchange, priority: 1 }];

test.each([
  ["a mail server", dns({ resolveMx: mx("mx.people.net") }), true],
  ["no mail server, but an address", dns({ resolve4: (async () => ["192.0.2.1"]) as never }), true],
  ["only an address of version 6", dns({ resolve6: (async () => ["2001:db8::1"]) as never }), true],
  ["a declaration that it takes none (RFC 7505)", dns({ resolveMx: mx("") }), false],
  ["neither", dns({}), false],
  ["no such domain", dns({ resolveMx: failing("ENOTFOUND"), resolve4: failing("ENOTFOUND") as never }), false],
  ["a DNS that does not answer", dns({ resolveMx: failing("ETIMEOUT") }), true],
  ["a DNS that is not there", dns({ resolveMx: failing("ECONNREFUSED") }), true],
])("a domain with %s", async (_what, records, expected) => {
  expect(await createCanReceive(records)("people.net")).toBe(expected);
});

test.each(["nowhere.invalid", "example", "mail.EXAMPLE", "localhost", "a.onion"])(
  "%s never receives mail",
  async (domain) => {
    expect(await createCanReceive(dns({ resolveMx: mx("mx.people.net") }))(domain)).toBe(false);
  },
);

test("names that only end like a reserved one are asked about", async () => {
  expect(await createCanReceive(dns({ resolveMx: mx("mx") }))("notexample.com")).toBe(true);
});
