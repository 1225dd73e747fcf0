// For tests: files a report, reads it, and waits for a server to be ready.
import { expect, vi } from "vitest";
import { declaration, madeUpAddress } from "./declaration.ts";
import { type Person, request, seeing } from "./person.ts";

/** Answers the report's number once it was answered 201 and could be read. */
export async function fileAndRead(url: string, person: Person, word: string): Promise<number> {
  const body = declaration({ adrs: madeUpAddress(word), title: `Report ${word}` });
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", body, { "idempotency-key": word });
  expect(filed.status).toBe(201);
  const path = `report/history/${filed.body.dclrSeq}`;
  expect((await request(url, "GET", path, undefined, seeing(filed))).status).toBe(200);
  return filed.body.dclrSeq;
}

export const statusOf = async (url: string, dclrSeq: number): Promise<number> =>
  (await request(url, "GET", `report/history/${dclrSeq}`)).status;

/** Also before the tests run. */
export const whenReady = (url: string): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 20_000 });
