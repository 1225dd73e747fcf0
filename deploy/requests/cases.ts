// A case: some people do one thing after the other, all of it drawn from one seed, so that a seed alone tells it again.
import type { RouteKey } from "@sb/contracts/routes.ts";
import { createRandom, type Random } from "../simulation/random.ts";
import { type Answer, type Person, seeing } from "../test/people/person.ts";
import { createGrammar, type Grammar, type Target } from "./grammar.ts";
import { type Asked, LISTED, listedSite, type Product, type World, Wrong } from "./world.ts";

/** Cases that share their people. */
const TOGETHER = 40;
/** How often something is wrong with a form. */
const BENT = 0.15;

/** Forms that were sent as people mean them, and of these the ones whose schema took them. */
export type Tally = {
  requests: number;
  unavailable: number;
  slowestMs: number;
  readonly forms: Record<string, { sent: number; valid: number; accepted: number }>;
};
export const newTally = (): Tally => ({ requests: 0, unavailable: 0, slowestMs: 0, forms: {} });

type Told = Answer<Readonly<Record<string, unknown>>>;
type Step = (key: RouteKey, asked: Asked) => Promise<Told>;
type Case = {
  readonly world: World;
  readonly at: number;
  readonly random: Random;
  readonly grammar: Grammar;
  readonly ask: Step;
  /** The same, now and then with something wrong in its body. */
  readonly fill: (key: RouteKey, asked: Asked) => Promise<Told & { readonly isBent: boolean }>;
};

/** Throws Wrong where an answer is not as it has to be. */
export async function runCase(product: Product, seed: number, tally: Tally): Promise<void> {
  const random = createRandom(seed);
  const at = Math.floor(seed / TOGETHER);
  const network = [1 + random.below(200), random.below(256), random.below(256), 1].join(".");
  const ask: Step = async (key, asked) => {
    const began = performance.now();
    const answer = await product.ask<Readonly<Record<string, unknown>>>(key, asked, network);
    tally.requests += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    if (answer.status === 503) tally.unavailable += 1;
    return answer;
  };
  const grammar = createGrammar(random);
  const fill: Case["fill"] = async (key, { body = {}, ...asked }) => {
    const isBent = random.chance(BENT);
    const answer = await ask(key, { ...asked, body: isBent ? grammar.bent(body) : body });
    if (isBent) return { ...answer, isBent };
    tally.forms[key] ??= { sent: 0, valid: 0, accepted: 0 };
    const form = tally.forms[key];
    form.sent += 1;
    if (!["INVALID_REQUEST", "REQUIRED_FIELD_MISSING"].includes(String(answer.body.code))) form.valid += 1;
    if (answer.status < 300) form.accepted += 1;
    return { ...answer, isBent };
  };
  const run: Case = { world: await product.world(at), at, random, grammar, ask, fill };
  const [reporter, other] = twoOf(run);
  const target = grammar.target();
  const filed = await fileReport(run, reporter, target);
  await lookUp(run, target, filed);
  if (filed) await discuss(run, filed, reporter, other);
  if (random.chance(0.5))
    await fill("POST support/inquiry/submit", { as: other, body: grammar.inquiry(), file: grammar.file() });
  if (random.chance(0.5)) await object(run, other);
  if (filed) await end(run, filed, reporter, target);
}

function twoOf({ random, world: { people } }: Case): readonly [Person, Person] {
  const first = random.below(people.length);
  const second = (first + 1 + random.below(people.length - 1)) % people.length;
  return [people[first], people[second]] as [Person, Person];
}

type Filed = { readonly dclrSeq: number; readonly isPublic: boolean; readonly seen: Readonly<Record<string, string>> };

/** Undefined where it was refused. Who has filed reads it as it was said. */
async function fileReport(
  { grammar, fill, ask, random }: Case,
  as: Person,
  target: Target,
): Promise<Filed | undefined> {
  const body = grammar.declaration(target);
  const headers = { "idempotency-key": `case-${random.below(2 ** 31)}-${random.below(2 ** 31)}` };
  const answer = await fill("POST report", { as, body, file: grammar.file(), headers });
  if (answer.status !== 201) return undefined;
  const dclrSeq = Number(answer.body.dclrSeq);
  const seen = seeing(answer);
  const own = await ask("GET report/history/{dclrSeq}", { as, params: { dclrSeq }, headers: seen });
  if (own.status === 503) return undefined;
  if (own.status !== 200) throw new Wrong(`the report that was filed is answered with ${own.status}`);
  const { title, comment } = body.declare;
  if (!answer.isBent && (own.body.title !== title.trim() || own.body.comment !== comment.trim()))
    throw new Wrong(`${JSON.stringify([title, comment])} was said, and ${JSON.stringify(own.body)} is read`);
  return { dclrSeq, isPublic: own.body.open === "PUBLIC", seen };
}

/** A target that was reported in public is found by the text that it was reported as. */
async function lookUp({ ask, grammar, random }: Case, { adrs }: Target, filed: Filed | undefined): Promise<void> {
  const found = await ask("GET report/lookup", { query: { adrs }, headers: filed?.seen ?? {} });
  const times = Number(found.body.timesReported);
  if (filed?.isPublic && found.status === 200 && !(times >= 1))
    throw new Wrong(`${JSON.stringify(adrs)} was reported, and its look-up says ${times}`);
  if (random.chance(0.5)) await ask("POST report/lookup/text", { body: { text: grammar.pasted() } });
  if (random.chance(0.3)) await ask("GET report/history", { query: { searchKeyword: grammar.pasted().slice(0, 100) } });
  if (random.chance(0.3)) {
    const many = Array.from({ length: 1 + random.below(5) }, () => grammar.target().adrs);
    await ask("POST report/lookup", { body: { adrs: many } });
  }
}

async function discuss(
  { ask, fill, grammar, random }: Case,
  filed: Filed,
  reporter: Person,
  other: Person,
): Promise<void> {
  const { dclrSeq, seen } = filed;
  const said = await fill("POST report/comment", { as: other, body: { dclrSeq, content: grammar.said() } });
  if (said.status === 201) {
    const body = { dclrSeq, commentSeq: Number(said.body.commentSeq), content: grammar.said() };
    await fill("POST report/reply", { as: reporter, body });
    await ask("GET report/history/comment", { query: { dclrSeq }, headers: seeing(said) });
  }
  if (random.chance(0.4)) return;
  const asked = await fill("POST report/deletion", {
    as: other,
    body: grammar.deletion(dclrSeq),
    file: grammar.file(),
  });
  if (asked.status !== 201) return;
  const requestSeq = Number(asked.body.requestSeq);
  for (const as of [reporter, other])
    await ask("GET report/deletion/{requestSeq}", {
      as,
      params: { requestSeq },
      headers: { ...seen, ...seeing(asked) },
    });
  if (random.chance(0.6))
    await fill("POST report/deletion/answer", { as: reporter, body: { requestSeq, content: grammar.said() } });
  if (random.chance(0.5)) await ask("POST report/deletion/withdraw", { as: other, body: { requestSeq } });
}

async function object({ fill, ask, grammar, random, world: { listSeq }, at }: Case, as: Person): Promise<void> {
  const adrs = listedSite(at, random.below(LISTED));
  const body = { listSeq, adrs, reason: grammar.said(), isOwner: random.chance(0.5), sharesReason: random.chance(0.5) };
  const objected = await fill("POST listing/objection", { as, body });
  if (objected.status !== 201) return;
  const objectionSeq = Number(objected.body.objectionSeq);
  await ask("GET listing/objection/{objectionSeq}", { as, params: { objectionSeq }, headers: seeing(objected) });
  if (random.chance(0.3)) await ask("POST listing/objection/withdraw", { as, body: { objectionSeq } });
}

/** Its words are changed, or it is deleted, after which nobody finds it. */
async function end(
  { ask, fill, grammar, random }: Case,
  { dclrSeq }: Filed,
  as: Person,
  target: Target,
): Promise<void> {
  if (random.chance(0.5)) {
    const extra = { demand: grammar.said() };
    await fill("POST report/history/modify", { as, body: { dclrSeq, ...grammar.declaration(target) } });
    await fill("POST report/extra", { as, body: { dclrSeq, extra } });
  }
  if (random.chance(0.4)) {
    const gone = await ask("POST report/history/delete", { as, body: { dclrSeq } });
    if (gone.status !== 204) return;
    const read = await ask("GET report/history/{dclrSeq}", { as, params: { dclrSeq }, headers: seeing(gone) });
    if (read.status !== 404 && read.status !== 503) throw new Wrong(`a deleted report is answered with ${read.status}`);
  }
}
