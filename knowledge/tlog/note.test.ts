import { ed25519 } from "@noble/curves/ed25519.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_ROOT, leafHash } from "./merkle.ts";
import {
  checkpointText,
  cosign,
  KEY_TYPES,
  readCheckpoint,
  readNote,
  readSignatures,
  readVerifierText,
  signatureLines,
  signNote,
  type VerifierKey,
  verifierText,
  verifyNote,
} from "./note.ts";

/** The example of the specification. */
const EXAMPLE_KEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
const EXAMPLE = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

const keyOf = (name: string, seed: number, type: VerifierKey["type"] = KEY_TYPES.NOTE) => {
  const secret = new Uint8Array(32).fill(seed);
  const key: VerifierKey = { name, type, publicKey: ed25519.getPublicKey(secret) };
  return { key, sign: (message: Uint8Array) => ed25519.sign(message, secret) };
};
const log = keyOf("safer-block.example/log", 1);
const witness = keyOf("witness.example/w1", 2, KEY_TYPES.COSIGNATURE);
const TEXT = checkpointText({ origin: log.key.name, size: 17, root: leafHash(new Uint8Array([1])) });

const read = (note: string) => readNote(note) ?? expect.fail("no note");
const readKey = (text: string) => readVerifierText(text) ?? expect.fail("no key");

it("verifies the specification's example by its key", () => {
  const key = readKey(EXAMPLE_KEY);
  expect(verifierText(key)).toBe(EXAMPLE_KEY);
  expect(verifyNote(read(EXAMPLE), [key])).toEqual([{ key }]);
  expect(verifyNote(read(EXAMPLE.replace("example message", "exampIe message")), [key])).toBe("BAD");
});

describe("a key", () => {
  it.each([
    ["another id", EXAMPLE_KEY.replace("530d903a", "530d903b")],
    ["another type", "example.com/foo+530d903a+BukyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"],
    ["a space in its name", EXAMPLE_KEY.replace("example.com", "example com")],
    ["no name", EXAMPLE_KEY.replace("example.com/foo", "")],
    ["half of it", EXAMPLE_KEY.slice(0, -8)],
  ])("with %s is none", (_, text) => {
    expect(readVerifierText(text)).toBeUndefined();
  });
});

describe("a note", () => {
  it("is good for who knows the key, says nothing to others, and shows each flipped bit", () => {
    const note = signNote(TEXT, log.key, log.sign);
    expect(verifyNote(read(note), [log.key])).toEqual([{ key: log.key }]);
    expect(verifyNote(read(note), [keyOf("other.example/log", 3).key])).toEqual([]);
    const bytes = new TextEncoder().encode(note);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const flipped = Uint8Array.from(bytes);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        const text = new TextDecoder().decode(flipped);
        const found = readNote(text);
        const good = found ? verifyNote(found, [log.key]) : [];
        expect(good === "BAD" || good.length === 0).toBe(true);
      }),
    );
  });

  it("has cosignatures with their times beside the log's signature", () => {
    const signed = signNote(TEXT, log.key, log.sign);
    const line = cosign(TEXT, 1_763_600_000, witness.key, witness.sign);
    const note = read(signed + line);
    expect(verifyNote(note, [log.key, witness.key])).toEqual([
      { key: log.key },
      { key: witness.key, time: 1_763_600_000 },
    ]);
    expect(signatureLines(note.signatures)).toBe(`${signed.slice(TEXT.length + 1)}${line}`);
    // The same key does not count as another.
    expect(verifyNote(read(signed + line + line), [witness.key])).toHaveLength(1);
    const elsewhere = cosign(TEXT.replace("17", "18"), 1_763_600_000, witness.key, witness.sign);
    expect(verifyNote(read(signed + elsewhere), [log.key, witness.key])).toBe("BAD");
  });

  it.each([
    ["without signatures", TEXT],
    ["with a carriage return", `${TEXT.replace("\n", "\r\n")}\n— a AAAAAAAA\n`],
    ["with a signature that is no base64", `${TEXT}\n— a AAAA*AAA\n`],
    ["with a signature shorter than an id", `${TEXT}\n— a AAAA\n`],
    ["with a hyphen for a dash", `${TEXT}\n- a AAAAAAAA\n`],
    ["that is cut off", `${TEXT}\n— a AAAAAAAA`],
    ["with signatures without end", `${TEXT}\n${"— a AAAAAAAA\n".repeat(65)}`],
  ])("%s is none", (_, note) => {
    expect(readNote(note)).toBeUndefined();
  });

  it("may be answered as lines of signatures alone", () => {
    expect(readSignatures("— a AAAAAAAA\n")).toHaveLength(1);
    expect(readSignatures("")).toBeUndefined();
    expect(readSignatures("hello\n")).toBeUndefined();
  });
});

describe("a checkpoint", () => {
  it("is read back as it was written", () => {
    for (const size of [0, 1, 20_852_163, Number.MAX_SAFE_INTEGER]) {
      const checkpoint = { origin: "safer-block.example/log", size, root: EMPTY_ROOT };
      expect(readCheckpoint(checkpointText(checkpoint))).toEqual(checkpoint);
    }
    expect(readCheckpoint(`${TEXT}an extension\n`)?.size).toBe(17);
  });

  it.each([
    ["a size with a zero before it", TEXT.replace("17", "017")],
    ["a size beyond what can be counted", TEXT.replace("17", "9007199254740992")],
    ["a negative size", TEXT.replace("17", "-1")],
    ["a root of another length", "a\n1\nAAAA\n"],
    ["an empty line", `${TEXT}\n`],
    ["no line end", TEXT.slice(0, -1)],
    ["no origin", TEXT.replace(log.key.name, "")],
  ])("with %s is none", (_, text) => {
    expect(readCheckpoint(text)).toBeUndefined();
  });
});
