// For tests of "cannot be recovered": what the data folder still shows, byte by byte, and to who holds the master key.
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { answerKeyOwner, correctionKeyOwner, decisionKeyOwner } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { type InquiryCommented, inquiryCommentKeyOwner } from "@sb/contracts/inquiry/events.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START, type StoredEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { loadMasterKey } from "@sb/platform/vault/master-key.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { urlsOf } from "../profile/profile.ts";
import { type Stored, storedFor } from "./stored-bytes.ts";

/** A word that stands nowhere else, of letters only: the search index keeps it as it is. */
export const word = (): string =>
  randomBytes(10)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

/** Letters that were sent, to look at in development: they stand for people's own mailboxes. */
const isSentMail = (folder: string): boolean => folder.endsWith(join("mail", "outbox"));

/** The words that stand somewhere as they are. */
export async function found(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const stored = (await storedFor(folder)).filter(({ where }) => !isSentMail(dirname(where)));
  const isIn =
    (each: string) =>
    ({ bytes }: Stored) =>
      bytes.includes(each) || bytes.includes(Buffer.from(each, "utf16le"));
  return words.filter((each) => stored.some(isIn(each)));
}

/** All that the master key can still open: events, evidence and drafts. No server may run on the folder. */
export async function opened(folder: string): Promise<string> {
  const { eventStore: eventStoreUrl, keys: keysUrl } = urlsOf(folder);
  await using resources = new AsyncDisposableStack();
  const stored = resources.adopt(await openEventStore(eventStoreUrl, folder), (open) => open.close());
  const place = { dataDir: folder, eventStoreUrl, eventStore: stored };
  const keys = resources.adopt(await openKeys(keysUrl, place), (open) => open.close());
  const masterKey = await loadMasterKey({ dataDir: folder });
  const vault = await openVault({ keys, eventStore: stored, masterKey });
  const events = await openEvents(stored, vault).readAll(START, 10_000);
  const secrets = events.map(({ stream, sealed }) => (sealed === undefined ? undefined : vault.open(stream, sealed)));
  const texts = await Promise.all(events.flatMap((event) => openedTexts(event, vault)));
  return JSON.stringify([events, await Promise.all(secrets), texts, await openedFiles(folder, vault)]);
}

/** Texts of requests to delete a report, by both sides and admins, and of comments on inquiries: sealed one by one. */
function openedTexts({ stream, data }: StoredEvent, vault: Vault): readonly Promise<unknown>[] {
  const { seq, commentSeq, sealedText } = data as Partial<InquiryCommented["data"]>;
  if (seq && commentSeq && sealedText) return [vault.open(inquiryCommentKeyOwner(seq, commentSeq), sealedText)];
  const requestSeq = disputeStream.idOf(stream);
  if (requestSeq === undefined) return [];
  const { answer, reason, correction } = data as Readonly<Partial<Record<string, string>>>;
  const open = (owner: string, sealed: string | undefined) => (sealed ? [vault.open(owner, sealed)] : []);
  return [
    ...open(answerKeyOwner(requestSeq), answer),
    ...open(decisionKeyOwner(requestSeq), reason),
    ...open(correctionKeyOwner(requestSeq), correction),
  ];
}

async function openedFiles(folder: string, vault: Vault): Promise<readonly string[]> {
  const files = await openFiles(urlsOf(folder).files, folder);
  const texts: string[] = [];
  for (const prefix of ["evidence/", "disputes/", "inquiries/", "drafts/"]) {
    for await (const key of files.list(prefix)) {
      const sealed = await files.get(key);
      const bytes = sealed && (await vault.openBytes(ownerOf(key), sealed));
      if (bytes) texts.push(Buffer.from(bytes).toString());
    }
  }
  await files.close();
  return texts;
}

/** Whose key a file is sealed with: `evidence/report-17/…`, `disputes/dispute-18/…`, `drafts/{userId}/{membership}`. */
function ownerOf(key: string): string {
  const [kind, of = "", membership] = key.split("/");
  return kind === "drafts" ? membershipKeyOwner(of, Number(membership)) : of;
}
