// Proof of control over HTTP: a wallet of each chain signs a challenge, which counts once; sites publish a token.
import {
  bitcoinSigner,
  evmSigner,
  type Signer,
  solanaSigner,
  tonSigner,
} from "@sb/knowledge/control-proof/signers.fixture.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();
let [reporter, holder, other]: Person[] = [];

beforeAll(async () => {
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  holder = await signIn(server.url, "holder@example.com", "Holder");
  other = await signIn(server.url, "other@example.com", "Other");
});

const SIGNERS = [evmSigner(), bitcoinSigner(), solanaSigner(), tonSigner()];

async function opened(declare: Parameters<typeof declaration>[0], by = holder) {
  const filed = await (reporter as Person).call<{ dclrSeq: number }>("POST", "report", declaration(declare));
  const asked = await (by as Person).call<{ requestSeq: number }>(
    ...(["POST", "report/deletion", deletionRequest(filed.body.dclrSeq)] as const),
  );
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const { requestSeq } = asked.body;
  return { requestSeq, challenge: await challengeOf(requestSeq, seeing(asked), by) };
}

const challengeOf = (requestSeq: number, headers = {}, by = holder) =>
  get((by as Person).call, "GET report/deletion/challenge", { query: { requestSeq }, headers });
const prove = (body: object, by = holder) => (by as Person).call("POST", "report/deletion/proof", body);

async function openedBy({ chain, address: adrs }: Signer, by = holder) {
  const { requestSeq, challenge } = await opened({ declareType: "WALLET", chain, adrs }, by);
  if (challenge.kind !== "SIGNATURE") throw new Error(`no challenge for ${chain}`);
  const { nonce, expiresAt } = challenge;
  return { text: challenge.text, proof: { requestSeq, kind: "SIGNATURE", nonce, expiresAt } };
}

const about = () => ({ domain: new URL(server.url).host, at: Math.floor(Date.now() / 1_000) });

/** With one bit of one byte changed. */
function bent<Proof extends object>(proof: Proof): Proof {
  const swap = (text: string) => text.replace(/[a-f2-8](?=[^a-f2-8]*$)/, (sign) => (sign === "a" ? "b" : "a"));
  const { signature, ton } = proof as { signature?: string; ton?: { signature: string } };
  return {
    ...proof,
    ...(signature ? { signature: swap(signature) } : { ton: ton && { ...ton, signature: swap(ton.signature) } }),
  };
}

test.each(SIGNERS)("$chain: what the wallet signed is accepted once, and nothing else is", async (signer) => {
  const { text, proof } = await openedBy(signer);
  const signed = { ...proof, ...signer.sign(text, about()) };
  const invalid = { status: 422, body: { code: "PROOF_INVALID" } };
  expect(await prove(bent(signed))).toMatchObject(invalid);
  expect(await prove({ ...proof, ...signer.sign(`${text} `, about()) })).toMatchObject(invalid);
  expect(await prove({ ...signed, expiresAt: "2099-01-01T00:00:00.000Z" })).toMatchObject(invalid);
  expect(await prove(signed, other)).toMatchObject({ status: 404 });
  const proven = await prove(signed);
  expect(proven).toMatchObject({ status: 200, body: { state: "PROVEN" } });
  expect(await prove(signed)).toMatchObject({ status: 422, body: { code: "CHALLENGE_USED" } });
  const params = { requestSeq: proof.requestSeq };
  const seen = await get((holder as Person).call, "GET report/deletion/{requestSeq}", {
    params,
    headers: seeing(proven),
  });
  expect(seen.proof).toEqual({ kind: "SIGNATURE", at: expect.any(String) });
  const query = { adrs: seen.adrs ?? "" };
  const looked = await get((other as Person).call, "GET report/lookup", { query, headers: seeing(proven) });
  expect(looked).toMatchObject({ timesReported: 1, disputed: 1, ownerObjects: true });
});

test("a challenge of one request proves nothing in another, nor for another person", async () => {
  const signer = evmSigner();
  const mine = await openedBy(signer);
  const { requestSeq } = (await openedBy(signer, other)).proof;
  const signed = { ...mine.proof, ...signer.sign(mine.text, about()), requestSeq };
  expect(await prove(signed, other)).toMatchObject({ status: 422, body: { code: "PROOF_INVALID" } });
});

test("a wallet of TON must have signed for this service", async () => {
  const signer = tonSigner();
  const { text, proof } = await openedBy(signer);
  const elsewhere = signer.sign(text, { ...about(), domain: "elsewhere.example" });
  expect(await prove({ ...proof, ...elsewhere })).toMatchObject({ status: 422, body: { code: "PROOF_INVALID" } });
});

test("a chain whose wallets sign no texts has no challenge", async () => {
  const adrs = "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A";
  const { requestSeq, challenge } = await opened({ declareType: "WALLET", chain: "XMR", adrs });
  expect(challenge).toEqual({ kind: "NONE" });
  const proof = { requestSeq, kind: "SIGNATURE", nonce: "n", expiresAt: "2099-01-01T00:00:00.000Z", signature: "s" };
  expect(await prove(proof)).toMatchObject({ status: 422, body: { code: "PROOF_NOT_POSSIBLE" } });
  expect(await prove({ requestSeq, kind: "DNS" })).toMatchObject({ status: 422, body: { code: "PROOF_NOT_POSSIBLE" } });
});

test("a site is looked at by a job, and a look that finds nothing says so", async () => {
  const { requestSeq, challenge } = await opened({
    declareType: "SITE",
    adrs: "https://www.no-such-shop-of-ours.com/x",
  });
  expect(challenge).toMatchObject({
    kind: "SITE",
    dns: {
      name: "_safer-block.no-such-shop-of-ours.com",
      value: expect.stringMatching(/^safer-block-proof=[\w-]{43}$/),
    },
    file: { url: "https://no-such-shop-of-ours.com/.well-known/safer-block.txt" },
  });
  expect(await challengeOf(requestSeq)).toEqual(challenge);
  const asked = await prove({ requestSeq, kind: "DNS" });
  expect(asked).toMatchObject({ status: 200, body: { state: "CHECKING" } });
  const headers = seeing(asked);
  const seen = await get((holder as Person).call, "GET report/deletion/{requestSeq}", {
    params: { requestSeq },
    headers,
  });
  expect(seen.check).toMatchObject({ kind: "DNS" });
});

test("a page on a site that many share can't be proven", async () => {
  const { challenge } = await opened({ declareType: "SITE", adrs: "https://t.me/some_shop_of_ours" });
  expect(challenge).toEqual({ kind: "NONE" });
});
