// For tests: files a report, reads it, and waits for a server to be ready.
import { expect, vi } from "vitest";
import { declaration, madeUpAddress } from "./declaration.ts";
import { type Person, request, seeing } from "./person.ts";

/** Answers the report's number once it was answered 201 and could be read at once. */
export async function fileAndRead(url: string, person: Person, word: string): Promise<number> {
  const { dclrSeq, read } = await fileFor(url, person, word);
  expect(await read()).toBe(200);
  return dclrSeq;
}

/** The same while models may still be failing: the report may be unavailable for a while, never "not found". */
export async function fileAndAwait(url: string, person: Person, word: string): Promise<void> {
  const { read } = await fileFor(url, person, word);
  const statuses: number[] = [];
  const ask = async () => statuses.push(await read()) && statuses.at(-1);
  await expect.poll(ask, { timeout: 20_000 }).toBe(200);
  expect([200, 503]).toEqual(expect.arrayContaining(statuses));
}

async function fileFor(url: string, person: Person, word: string) {
  const body = declaration({ adrs: madeUpAddress(word), title: `Report ${word}` });
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", body, { "idempotency-key": word });
  expect(filed.status).toBe(201);
  const path = `report/history/${filed.body.dclrSeq}`;
  const read = async () => (await request(url, "GET", path, undefined, seeing(filed))).status;
  return { dclrSeq: filed.body.dclrSeq, read };
}

export const statusOf = async (url: string, dclrSeq: number): Promise<number> =>
  (await request(url, "GET", `report/history/${dclrSeq}`)).status;

/** Also before the tests run. */
export const whenReady = (url: string): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 20_000 });
