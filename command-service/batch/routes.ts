// The batch subject's writes: one handler per route.
import { batchFileKey, batchFileOwner } from "@sb/contracts/batch/model.ts";
import type { BatchCommandKey } from "@sb/contracts/batch/routes.ts";
import { batchBookStream, batchStream } from "@sb/contracts/batch/subject.ts";
import type { MappedBatch } from "@sb/contracts/batch/wire.ts";
import { FILING_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { findColumns } from "@sb/knowledge/batch/columns.ts";
import { keptBytes, withoutSecrets, withoutSecretsIn } from "@sb/knowledge/batch/kept-table.ts";
import { readTable, type Table } from "@sb/knowledge/batch/read-table.ts";
import { isZip, readWorkbook } from "@sb/knowledge/batch/read-workbook.ts";
import { personalInformationIn } from "@sb/knowledge/personal-information/find.ts";
import type { Attachments } from "@sb/platform/decide/attachments.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler, Handlers, UploadedFile } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { TermsBook } from "../terms/book.ts";
import { bookDecider, requireAllowed } from "./rules/book.ts";
import { type BatchRuleState, batchDecider, requireBatch } from "./rules/decider.ts";
import { type BatchDeps, beginFiling, knownHeadings } from "./steps.ts";

type Deps = BatchDeps & { readonly terms: Pick<TermsBook, "agreementsTo"> };

export const routes = ((deps: Deps): Handlers<BatchCommandKey> => {
  const book = (agencySeq: number) => batchBookStream.of(agencySeq);
  return {
    "POST agency/batch": postBatch(deps),
    "POST agency/batch/columns": async ({ body: { batchSeq, ...mapping }, ...from }) => {
      await requireOwn(deps, batchSeq, from.caller.agencySeq);
      await requireRight(deps, from.caller.agencySeq);
      requireNoSecrets(mapping);
      const context = contextOf(deps, from);
      const { position } = await deps.handle(batchDecider, batchStream.of(batchSeq), { type: "Map", mapping }, context);
      return { body: undefined, position };
    },
    "POST agency/batch/file": async ({ body: { batchSeq, terms }, ...from }) => {
      const batch = await requireOwn(deps, batchSeq, from.caller.agencySeq);
      const context = contextOf(deps, from);
      const { position } = await beginFiling(deps, batch, await agreementsTo(deps, terms, from), context);
      return { body: undefined, position };
    },
    "POST agency/batch/undo": async ({ body: { batchSeq }, ...from }) => {
      await requireOwn(deps, batchSeq, from.caller.agencySeq);
      const context = contextOf(deps, from);
      const command = { type: "BeginUndo", at: context.at } as const;
      const { position } = await deps.handle(batchDecider, batchStream.of(batchSeq), command, context);
      return { body: undefined, position };
    },
    "POST admin/batch/allow": async ({ body: { agencySeq, aDay }, ...from }) => {
      if ((await deps.agencies.nameOf(agencySeq)) === "") throw new Refused("NOT_FOUND");
      const command = { type: "Allow", agencySeq, aDay } as const;
      const { position } = await deps.handle(bookDecider, book(agencySeq), command, contextOf(deps, from));
      return { body: undefined, position };
    },
    "POST admin/batch/end": async ({ body: { agencySeq, reason }, ...from }) => {
      if ((await deps.agencies.nameOf(agencySeq)) === "") throw new Refused("NOT_FOUND");
      const command = { type: "End", agencySeq, reason } as const;
      const { position } = await deps.handle(bookDecider, book(agencySeq), command, contextOf(deps, from));
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;

function postBatch(deps: Deps): Handler<"POST agency/batch"> {
  return async ({ body: { columns, terms, title, comment, ...defaults }, files, ...from }) => {
    const { agencySeq } = from.caller;
    await requireRight(deps, agencySeq);
    requireNoSecrets({ title, comment, open: defaults.open });
    const { name, bytes } = requireFile(files);
    const table = await withoutSecrets(await requireTable(bytes));
    const { headings, rows, form } = table;
    const mapped = columns ?? findColumns({ headings, rows, form }, await knownHeadings(deps, agencySeq));
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)).toString("hex");
    const once = onceFrom(deps, from, { columns, terms, title, comment, ...defaults, file: [name, digest] });
    const agreements = terms && (await agreementsTo(deps, terms, from));
    const settings = { name: withoutSecretsIn(name), headings, title, comment };
    const creation = { ...once, stream: batchStream.of, storesFiles: true };
    const { seq, position, repeated } = await createOnce(deps, creation, async (attempt) => {
      const batchSeq = attempt.seq;
      await attempt.put(sealedFile(deps, keptBytes(table)));
      const sent = { agencySeq, form, rows: rows.length, uploadedAt: once.context.at, agreements };
      const facts = { batchSeq, ...sent, ...defaults, columns: mapped };
      return attempt.append(batchDecider, { type: "Upload", facts, settings });
    });
    return { body: { batchSeq: seq }, position, repeated };
  };
}

async function requireRight(deps: Deps, agencySeq: number): Promise<void> {
  requireAllowed((await load(deps, bookDecider, batchBookStream.of(agencySeq))).state);
}

/** Another agency's is as if it were not there. */
async function requireOwn(deps: Deps, batchSeq: number, agencySeq: number) {
  const batch = requireBatch((await load(deps, batchDecider, batchStream.of(batchSeq))).state);
  if (batch.agencySeq !== agencySeq) throw new Refused("NOT_FOUND");
  return batch;
}

async function agreementsTo(deps: Deps, terms: readonly TermsCode[], from: FromMember) {
  const code = "TERMS_NOT_AGREED";
  if (!FILING_TERMS.every((each) => terms.includes(each))) throw new Refused(code, [{ path: "terms", code }]);
  return deps.terms.agreementsTo(terms, contextOf(deps, from).at);
}

function requireFile(files: readonly UploadedFile[]): UploadedFile {
  const [file, ...others] = files;
  if (!file) throw refused("REQUIRED_FIELD_MISSING");
  if (others.length > 0) throw refused("TOO_MANY_FILES");
  return file;
}

/** Texts of every public row. Before they are stored: nothing that gives a wallet away is. */
function requireNoSecrets({ title, comment, open }: Pick<MappedBatch, "title" | "comment" | "open">): void {
  if (open !== "PUBLIC") return;
  const code = "WALLET_SECRET";
  const fields = Object.entries({ title, comment }).flatMap(([path, text = ""]) =>
    personalInformationIn(text) === code ? [{ path, code } as const] : [],
  );
  if (fields.length > 0) throw new Refused(code, fields);
}

async function requireTable(bytes: Uint8Array): Promise<Table> {
  const table = isZip(bytes) ? await readWorkbook(bytes) : readTable(bytes);
  if ("refused" in table) throw refused(table.refused);
  return table;
}

const refused = (code: Refused["code"]) => new Refused(code, [{ path: "files", code }]);

/** The one file of a batch, under a key of its own that is destroyed with it. */
function sealedFile({ vault, files }: Deps, bytes: Uint8Array): Attachments<true, BatchRuleState> {
  return {
    name: () => true,
    put: async (batchSeq) => files.put(batchFileKey(batchSeq), await vault.sealBytes(batchFileOwner(batchSeq), bytes)),
    settle: async (batchSeq, _, state) => {
      if (!state || state.status === "NONE") await files.delete(batchFileKey(batchSeq));
    },
  };
}
