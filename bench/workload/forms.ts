// Report forms as people would send them: made-up texts in five languages, some with confidential parts.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { hasPersonalInformation } from "@sb/knowledge/personal-information/find.ts";
import { createGenerator } from "../search/generator.ts";
import { createRandom, type Random } from "../search/random.ts";

const HEX = "0123456789abcdef";
const EVM = /^0x[0-9a-f]{40}$/;

/** The form with number i is always the same. */
export function createForms(): (index: number) => DeclarationInput {
  const generator = createGenerator();
  return (index) => {
    const random = createRandom(generator.seed, 0xf0, index);
    const { title, comment, adrs, sources, crimeType, declareType } = generator.report(index);
    return {
      declare: {
        crimeType,
        ...(crimeType === "OTHER" ? { crimeDetail: "something else" } : {}),
        ...(declareType === "SITE" ? { declareType, adrs } : { declareType, chain: "ETH", adrs: walletOf(adrs) }),
        title,
        comment,
        // By chance a made-up word in one of a thousand texts is a person's name.
        open: random.next() < 0.9 && !hasPersonalInformation(comment) ? "PUBLIC" : "PRIVATE",
        etcSrc: sources.map((src) => ({ src, open: true })),
        ...(random.next() < 0.5 ? lossOf(random) : {}),
      },
      additional: random.next() < 0.5 ? additionalOf(random) : {},
      terms: ["R01", "R02"],
    };
  };
}

/** The generator's other addresses fail their chain's checksum on purpose, so an Ethereum account replaces each. */
function walletOf(adrs: string): string {
  if (EVM.test(adrs)) return adrs;
  const seeds = [...adrs].map((character) => character.codePointAt(0) ?? 0);
  return `0x${createRandom(...seeds).text(HEX, 40)}`;
}

function lossOf(random: Random) {
  return {
    dmgHash: `0x${random.text(HEX, 64)}`,
    dmgAdrs: `0x${random.text(HEX, 40)}`,
    dmgVolume: (random.next() * 100).toFixed(4),
  };
}

function additionalOf(random: Random) {
  const name = random.text("abcdefghijklmnopqrstuvwxyz", 8);
  return {
    suspect: { name, phone: `+82 10 ${1_000 + random.below(9_000)} ${1_000 + random.below(9_000)}` },
    reporter: { name, email: `${name}@mail.example` },
  };
}
