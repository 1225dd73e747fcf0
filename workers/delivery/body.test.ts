import { ReportForAgency } from "@sb/contracts/report/for-agency.ts";
import { armor, Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { sealedFor } from "./body.ts";

const report = ReportForAgency.parse({
  ...{ dclrSeq: 17, open: "PRIVATE", disputed: false, extra: { how: "by phone" }, dmgHash: "a hash" },
  ...{ etcSrc: [], suspect: { name: "Lee" }, files: [] },
  declaration: {
    ...{ declareType: "SITE", crimeType: "HACKING", adrs: "https://evil.example", addressKey: "evil.example" },
    ...{ title: "a title", comment: "a comment", etcSrc: [] },
  },
});

test("the agency reads the report back, and nobody else reads anything", async () => {
  const identity = await generateX25519Identity();
  const sealed = await sealedFor({ kind: "age", value: await identityToRecipient(identity) }, report);
  for (const word of ["evil", "Lee", "a hash"]) expect(sealed).not.toContain(word);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(ReportForAgency.parse(JSON.parse(await decrypter.decrypt(armor.decode(sealed), "text")))).toEqual(report);
});
