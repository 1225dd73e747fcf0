// Commitments of the public log (docs/log.md) as those compute them who check or rebuild it. They are made in the same way when a text is
// stored (platform/decide/commit.ts); a test holds both to be the same.

import { canonicalJson } from "@sb/contracts/canonical-json.ts";
import { COMMITMENT_TAG, SALT_TAG } from "@sb/contracts/log/fact.ts";
import { base64urlnopad } from "@scure/base";
import { sha256Base64url } from "#sha256";

type Facts = Readonly<Record<string, unknown>>;

/** Base64url, as all hashes and salts here. */
export const commitmentOf = (salt: string, fact: Facts): string =>
  sha256Base64url(COMMITMENT_TAG, base64urlnopad.decode(salt), canonicalJson(fact));

/** The hash of a public text that its fact has. */
export const textHashOf = (salt: string, text: Facts): string =>
  sha256Base64url(base64urlnopad.decode(salt), canonicalJson(text));

/** The salt of a fact without a text that could be deleted: an event's id is random, and told nobody. `at`: of the facts of one event. */
export const saltOfEvent = (eventId: string, at = 0): string => sha256Base64url(`${SALT_TAG}${eventId}/${at}`);

export const digestOf = (value: unknown): string => sha256Base64url(canonicalJson(value));
