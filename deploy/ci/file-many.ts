// Files made-up reports on wallets and sites through the API.
import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { reportUuid } from "@sb/knowledge/stix/ids.ts";
import { declaration, madeUpAddress } from "../test/people/declaration.ts";
import type { Person } from "../test/people/person.ts";

const AT_ONCE = 24;
/** OTHER asks for more words. */
const CRIMES = CRIME_TYPES.filter((crimeType) => crimeType !== "OTHER");

export function createFiler(person: Person) {
  let next = 0;
  const one = async (): Promise<number> => {
    next += 1;
    const { status, body } = await person.call<{ dclrSeq: number }>("POST", "report", reportOf(next));
    if (status !== 201) throw new Error(`a report was answered with ${status}: ${JSON.stringify(body)}`);
    return body.dclrSeq;
  };
  /** In the order of their numbers. */
  const file = async (count: number): Promise<readonly number[]> => {
    const filed: number[] = [];
    const worker = async () => {
      while (count > 0) {
        count -= 1;
        filed.push(await one());
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
    return filed.sort((a, b) => a - b);
  };
  const remove = (dclrSeq: number) => person.call("POST", "report/history/delete", { dclrSeq });
  return { file, remove, whenFound };
}

function reportOf(number: number) {
  const crimeType = CRIMES[number % CRIMES.length] ?? "HACKING";
  const title = `Made-up report ${number}`;
  if (number % 5 > 0) return declaration({ crimeType, title, adrs: madeUpAddress(`stranger ${number}`) });
  const site = { declareType: "SITE", chain: "OTHER", customChain: "UNKNOWN" } as const;
  return declaration({ ...site, crimeType, title, adrs: `https://made-up-${number}-claim.com/login` });
}

/** Resolves once what is shared has the report. */
async function whenFound(url: string, dclrSeq: number): Promise<void> {
  const asked = `${url}/taxii2/reports/collections/public/objects/indicator--${reportUuid({ dclrSeq })}/`;
  while (!(await fetch(asked)).ok);
}
