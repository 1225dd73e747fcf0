// For tests: people who look things up without a pause, while the services are taken apart. An answer is right, or it is none.
import { setImmediate } from "node:timers/promises";
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { expect } from "vitest";
import { madeUpAddress } from "../../test/people/declaration.ts";
import { request } from "../../test/people/person.ts";

/** That of a report that is there all the time, one on each. */
export const reportedAddress = (n: number): string => madeUpAddress(`reported ${n}`);

type Seen = { readonly answers: number; readonly wrong: readonly string[]; readonly refused: number };

export type LookUps = {
  seen(): Seen;
  /** Resolves once so many more were answered. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
};

const AT_ONCE = 4;

/** `urls`: where is asked, of each a question in turn. `known`: how many addresses are reported, once each. */
export function startLookUps(urls: () => readonly string[], known: () => number): LookUps {
  const wrong: string[] = [];
  let [answers, refused] = [0, 0];
  let isOver = false;
  let failure: unknown;

  const askOnce = async (n: number): Promise<void> => {
    const all = urls();
    const url = all[n % all.length] ?? "";
    const question = QUESTIONS[n % QUESTIONS.length];
    const reports = known();
    if (question === undefined) return;
    const answer = await question.ask(url, n % reports).catch((error: unknown) => {
      // It was stopped while the question was on its way.
      if (urls().includes(url)) throw error;
    });
    if (answer === undefined) return;
    const { status, body, headers } = answer;
    answers += 1;
    if (status === 503) {
      refused += 1;
      expect(headers.get("retry-after")).toMatch(/^\d+$/);
    } else if (status !== 200 || !question.isRight(body, reports)) {
      if (wrong.length < 5) wrong.push(`${status} ${question.name} ${JSON.stringify(body).slice(0, 200)}`);
    }
  };
  let asked = 0;
  const person = async (): Promise<void> => {
    while (!isOver) {
      asked += 1;
      await askOnce(asked);
      await setImmediate();
    }
  };
  const people = Promise.all(Array.from({ length: AT_ONCE }, person)).catch((error: unknown) => {
    failure = error;
  });
  return {
    seen: () => ({ answers, wrong, refused }),
    async more(count) {
      const until = answers + count;
      while (answers < until && failure === undefined) await setImmediate();
      if (failure !== undefined) throw failure;
    },
    async stop() {
      isOver = true;
      await people;
      if (failure !== undefined) throw failure;
    },
  };
}

type Question = {
  readonly name: string;
  readonly ask: (url: string, n: number) => ReturnType<typeof request>;
  /** `reports`: that were filed when it was asked. */
  readonly isRight: (body: unknown, reports: number) => boolean;
};

const timesIn = (body: unknown): unknown => (body as { readonly timesReported?: unknown }).timesReported;
const itemsIn = (body: unknown) => (body as { readonly items: readonly unknown[] }).items;

const QUESTIONS: readonly Question[] = [
  {
    name: "a look-up",
    ask: (url, n) => request(url, "GET", `report/lookup?adrs=${reportedAddress(n)}`),
    isRight: (body) => timesIn(body) === 1,
  },
  {
    name: "a pasted text",
    ask: (url, n) => request(url, "POST", "report/lookup/text", { text: `${reportedAddress(n)}로 보내래요` }),
    isRight: (body) => timesIn(itemsIn(body)[0]) === 1,
  },
  {
    name: "a search",
    ask: (url) => request(url, "GET", "report/history?searchKeyword=returns&pagination.size=10"),
    isRight: (body, reports) => {
      const { pagination } = body as { readonly pagination: { readonly totalItems: number } };
      return itemsIn(body).length === Math.min(10, pagination.totalItems) && pagination.totalItems >= reports;
    },
  },
  {
    name: "home",
    ask: (url) => request(url, "GET", "home/main"),
    isRight: (body, reports) => {
      const { crimeCnt, declareReport, failed } = body as HomeMain;
      return failed.length === 0 && crimeCnt >= reports && declareReport.length > 0;
    },
  },
];
