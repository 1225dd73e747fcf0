// People in a simulation: what they do, and what they were told. They send a request again, with the same Idempotency-Key, where they
// were told nothing or "later".
import type { RouteKey } from "@sb/contracts/routes.ts";
import { refusalOf } from "@sb/platform/http/answer/problem.ts";
import type { HttpReply } from "@sb/platform/http/handler.ts";
import type { Random } from "./random.ts";
import type { Asked, Room } from "./room.ts";
import { sleep } from "./time.ts";

/** DONE: acknowledged. UNKNOWN: whoever asked gave up without an answer. */
export type Told =
  | { readonly outcome: "DONE"; readonly body: unknown; readonly position: string | undefined; readonly cookie: string }
  | { readonly outcome: "REFUSED"; readonly code: string }
  | { readonly outcome: "UNKNOWN" };

/** A report as its owner knows it. */
export type Filed = {
  readonly owner: Person;
  readonly address: string;
  readonly isPublic: boolean;
  /** Stands in the confidential part of the newest version that was acknowledged, or may have been taken. */
  readonly secrets: string[];
  /** Titles it may have: one, but where a change's outcome is unknown. */
  titles: string[];
  seq: number | undefined;
  filing: Told["outcome"];
  deletion: Told["outcome"] | undefined;
};

export type Person = {
  readonly name: string;
  userId: string | undefined;
  nickname: string | undefined;
  sessionId: string;
  membership: number;
  left: Told["outcome"] | undefined;
};

/** All that was asked for, and all that should not have been answered. */
export type Story = {
  readonly people: Person[];
  readonly reports: Filed[];
  readonly violations: string[];
  steps: number;
  acknowledged: number;
};

const TRIES = 12;

/** Asks until there is an answer. An error of ours is a violation: nobody is to see one. */
async function insist(
  room: Room,
  story: Story,
  service: "command" | "query",
  key: RouteKey,
  asked: Asked,
): Promise<Told> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const reply = await room.ask(service, key, asked);
      return { outcome: "DONE", ...partsOf(reply) };
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) {
        story.violations.push(`500: ${key}: ${error instanceof Error ? error.stack : String(error)}`);
        return { outcome: "UNKNOWN" };
      }
      if (refused.code !== "UNAVAILABLE") return { outcome: "REFUSED", code: refused.code };
    }
    await sleep(500 * (tries + 1));
  }
  return { outcome: "UNKNOWN" };
}

const partsOf = (reply: HttpReply<RouteKey>) => {
  if ("stream" in reply) return { body: undefined, position: undefined, cookie: "" };
  const cookie = reply.cookies?.find(({ name }) => name === "refreshToken")?.value ?? "";
  return { body: reply.body as unknown, position: reply.position, cookie };
};

const NICKNAMES = ["river", "Rlver", "stone", "maple", "amber"];

export function createPeople(room: Room, random: Random, story: Story) {
  let made = 0;
  const unique = (): string => {
    made += 1;
    return String(made).padStart(4, "0");
  };
  const idempotencyKey = () => `simulated-key-${unique()}`;
  const callerOf = ({ userId, sessionId, membership }: Person) => ({ userId, isAdmin: false, sessionId, membership });
  const command = (key: RouteKey, asked: Asked) => insist(room, story, "command", key, asked);

  async function join(person: Person): Promise<void> {
    const host = room.host();
    if (!host) return;
    const identity = {
      email: `${person.name}@mail.example`,
      emailVerified: true,
      issuer: "https://i.example",
      subject: person.name,
    };
    const registrationToken = await host.tokens.sealRegistration(identity);
    const nickname = random.pick(NICKNAMES);
    const body = { registrationToken, nickname, terms: ["A01", "R02"] };
    const told = await command("POST home/join", { body, idempotencyKey: idempotencyKey() });
    if (told.outcome !== "DONE") return;
    const { id } = told.body as { id: string };
    Object.assign(person, {
      userId: id,
      nickname,
      sessionId: told.cookie.split(".")[0],
      membership: person.membership + 1,
    });
    person.left = undefined;
  }

  async function file(owner: Person): Promise<void> {
    const isPublic = random.chance(0.6);
    const id = unique();
    const filed: Filed = {
      ...{ owner, isPublic, address: `0x${id.padStart(40, "a")}`, secrets: [`secret-${id}`], titles: [`title-${id}`] },
      ...{ seq: undefined, filing: "UNKNOWN", deletion: undefined },
    };
    story.reports.push(filed);
    const body = declarationOf(filed, `title-${id}`, `secret-${id}`);
    const told = await command("POST report", { body, caller: callerOf(owner), idempotencyKey: idempotencyKey() });
    filed.filing = told.outcome;
    if (told.outcome !== "DONE") return;
    story.acknowledged += 1;
    filed.seq = (told.body as { dclrSeq: number }).dclrSeq;
    await readBack(filed, told.position);
  }

  async function modify(filed: Filed): Promise<void> {
    const id = unique();
    const [title, secret] = [`title-${id}`, `secret-${id}`];
    filed.secrets.push(secret);
    const body = { ...declarationOf(filed, title, secret), dclrSeq: filed.seq, keepFiles: [] };
    const told = await command("POST report/history/modify", {
      body,
      caller: callerOf(filed.owner),
      idempotencyKey: idempotencyKey(),
    });
    if (told.outcome === "UNKNOWN") filed.titles.push(title);
    if (told.outcome !== "DONE") return;
    story.acknowledged += 1;
    filed.titles = [title];
    await readBack(filed, told.position);
  }

  async function remove(filed: Filed): Promise<void> {
    filed.deletion = "UNKNOWN";
    const asked = { body: { dclrSeq: filed.seq }, caller: callerOf(filed.owner) };
    const told = await command("POST report/history/delete", asked);
    // It was deleted by a request whose answer was lost.
    filed.deletion = told.outcome === "REFUSED" && told.code === "NOT_FOUND" ? "DONE" : told.outcome;
    if (told.outcome !== "DONE") return;
    story.acknowledged += 1;
    await readBack(filed, told.position);
  }

  async function leave(person: Person): Promise<void> {
    person.left = "UNKNOWN";
    const told = await command("POST user/delete", { caller: callerOf(person) });
    person.left = told.outcome === "REFUSED" && told.code === "LOGIN_EXPIRED" ? "DONE" : told.outcome;
    if (person.left === "DONE") person.userId = undefined;
  }

  /** A writer sees what was written: nothing older, and nothing that is gone. */
  async function readBack(filed: Filed, position: string | undefined): Promise<void> {
    const asked = { params: { dclrSeq: filed.seq }, caller: callerOf(filed.owner), minPosition: position };
    const told = await insist(room, story, "query", "GET report/history/{dclrSeq}", asked);
    const name = `the report of ${filed.address}`;
    if (filed.deletion === "DONE") {
      if (told.outcome === "DONE") story.violations.push(`stale read: ${name} is shown after it was deleted`);
    } else if (told.outcome === "REFUSED") {
      if (told.code === "NOT_FOUND") story.violations.push(`stale read: ${name} is not found by its owner`);
    } else if (told.outcome === "DONE") {
      const { title } = told.body as { title: string };
      if (!filed.titles.includes(title)) story.violations.push(`stale read: ${name} is called ${title}`);
    }
  }

  /** One thing that the person does next. */
  async function act(person: Person): Promise<void> {
    const own = story.reports.filter(
      (filed) => filed.owner === person && filed.filing === "DONE" && filed.deletion === undefined,
    );
    const drawn = random.next();
    if (person.userId === undefined) return join(person);
    if (drawn < 0.5 || own.length === 0) return file(person);
    if (drawn < 0.75) return modify(random.pick(own));
    if (drawn < 0.95) return remove(random.pick(own));
    return leave(person);
  }

  const admin = newcomer("admin");
  return {
    /** An admin orders that a model is built anew beside the live one. */
    async order(projection: string): Promise<void> {
      if (admin.userId === undefined) await join(admin);
      if (admin.userId === undefined) return;
      await command("POST admin/projection/rebuild", {
        body: { projection },
        caller: { ...callerOf(admin), isAdmin: true },
      });
    },
    /** Until all that was planned is done. */
    async live(name: string, steps: number): Promise<void> {
      const person = newcomer(name);
      story.people.push(person);
      for (let done = 0; done < steps; done += 1) {
        story.steps += 1;
        await act(person);
        await sleep(random.below(2_000));
      }
    },
  };
}

const newcomer = (name: string): Person => ({
  ...{ name, userId: undefined, nickname: undefined, sessionId: "", membership: 0, left: undefined },
});

function declarationOf({ address, isPublic }: Filed, title: string, secret: string) {
  const declare = {
    ...{ declareType: "WALLET", crimeType: "FRAUD_INVESTMENT", chain: "ETH", adrs: address, title, etcSrc: [] },
    comment: isPublic ? "They asked for a deposit and stopped answering." : secret,
    open: isPublic ? "PUBLIC" : "PRIVATE",
  };
  return { declare, additional: { suspect: {}, reporter: { otherContact: secret } }, terms: ["R01", "R02"] };
}
