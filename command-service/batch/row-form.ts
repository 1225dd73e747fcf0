// A row as the form of a report: the same schema and rules as one that a person sends.
import { BATCH_LIMITS, type BatchField } from "@sb/contracts/batch/model.ts";
import { type DeclareType, FILING_TERMS } from "@sb/contracts/codes.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { isRefused, Refused } from "@sb/contracts/refused.ts";
import { Declaration } from "@sb/contracts/report/wire.ts";
import { recognizeAll } from "@sb/knowledge/address/normalize.ts";
import type { Row } from "@sb/knowledge/batch/read-table.ts";
import { chainNamed, crimeTypeNamed, dayIn, declareTypeNamed } from "@sb/knowledge/batch/values.ts";
import { parseWith } from "@sb/platform/http/request/parse.ts";
import { requireGoodForm } from "../report/rules/require-good-form.ts";
import type { LiveBatch } from "./rules/decider.ts";

export type Fault = { readonly code: ErrorCode; readonly field?: BatchField | undefined };
export type ReadRow = {
  readonly line: number;
  /** Its own number; empty where it has none. */
  readonly rowNo: string;
} & ({ readonly form: Declaration; readonly day: string | undefined } | { readonly fault: Fault });

type Settings = Pick<LiveBatch, "columns" | "crimeType" | "open" | "settings">;

/** Bitcoin's first block. */
const FIRST_DAY = "2009-01-03";

/** `today`: `YYYY-MM-DD` in UTC. What only the stores know, as whether the row was filed before, is not asked here. */
export function readRow({ line, cells, secrets = [] }: Row, settings: Settings, today: string): ReadRow {
  const cell = (field: BatchField): string => {
    const place = settings.columns[field];
    return (place === undefined ? undefined : cells?.[place]) ?? "";
  };
  const rowNo = cell("rowNo");
  const at = { line, rowNo: rowNo.slice(0, BATCH_LIMITS.rowNoChars) };
  if (cells === undefined) return { ...at, fault: { code: "ROW_UNREADABLE" } };
  const told = toldIn(secrets, settings);
  if (told) return { ...at, fault: { code: "WALLET_SECRET", field: told } };
  if (rowNo.length > BATCH_LIMITS.rowNoChars) return { ...at, fault: { code: "TEXT_TOO_LONG", field: "rowNo" } };
  try {
    const form = formOf(cell, settings);
    requireGoodForm(form, []);
    return { ...at, form, day: dayOf(cell("date"), today) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { ...at, fault: faultOf(error) };
  }
}

/** A field that would publish a secret, or repeat it in the results. Confidential texts go through without it (decision 0143). */
const toldIn = (secrets: readonly number[], { columns, open }: Settings): BatchField | undefined =>
  secrets.length === 0
    ? undefined
    : (open === "PUBLIC" ? SHOWN : OWN).find((field) => secrets.includes(columns[field] ?? -1));

const OWN: readonly BatchField[] = ["rowNo", "adrs"];
/** Fields of codes too: a cell that is none of theirs must not be taken for a mistake in writing. */
const SHOWN: readonly BatchField[] = [
  ...OWN,
  ...(["declareType", "chain", "crimeType", "crimeDetail", "date", "title", "comment", "src"] as const),
];

export const faultOf = ({ code, fields }: Refused): Fault => ({
  code: fields?.[0]?.code ?? code,
  field: fieldOf(fields?.[0]?.path),
});

function fieldOf(path = ""): BatchField | undefined {
  if (path.includes("etcSrc")) return "src";
  const name = path.split(".").at(-1) ?? "";
  return NAMES.find((field) => field === name);
}
const NAMES = [
  ...["adrs", "declareType", "chain", "crimeType", "crimeDetail", "title", "comment", "date"],
  ...["dmgHash", "dmgAdrs", "dmgVolume", "country", "newFacts"],
] as readonly BatchField[];

type Cell = (field: BatchField) => string;

/** Refuses what it doesn't understand, and guesses nothing. */
function formOf(cell: Cell, { crimeType, open, settings }: Settings): Declaration {
  const crime = known(cell, "crimeType", crimeTypeNamed);
  const src = cell("src");
  return parseWith(Declaration, {
    declare: {
      ...targetOf(cell),
      crimeType: crime ?? crimeType,
      crimeDetail: cell("crimeDetail"),
      title: cell("title") || settings?.title || "",
      comment: cell("comment") || settings?.comment || "",
      open,
      dmgHash: cell("dmgHash"),
      dmgAdrs: cell("dmgAdrs"),
      dmgVolume: cell("dmgVolume"),
      country: cell("country").toUpperCase(),
      etcSrc: src === "" ? [] : [{ src, open: open === "PUBLIC" }],
    },
    newFacts: cell("newFacts"),
    terms: FILING_TERMS,
  });
}

/** A chain that we don't know is OTHER by its name; without one, the address says which it is. */
function targetOf(cell: Cell) {
  const adrs = cell("adrs");
  if (adrs === "") throw refused("REQUIRED_FIELD_MISSING", "adrs");
  const written = cell("chain");
  const chain = chainNamed(written);
  const recognized = recognizeAll(adrs);
  const kind = known(cell, "declareType", declareTypeNamed) ?? kindOf(recognized[0], written);
  if (kind === undefined) throw refused("ADDRESS_INVALID", "adrs");
  if (kind === "SITE") return { declareType: kind, adrs };
  if (written !== "" && chain === undefined)
    return { declareType: kind, chain: "OTHER", customChain: written, adrs } as const;
  return { declareType: kind, chain: chain ?? recognized.find(({ chain: on }) => on)?.chain, adrs };
}

/** A chain makes it a wallet, also where we don't know its form. */
const kindOf = (recognized: { readonly declareType: DeclareType } | undefined, chain: string) =>
  recognized?.declareType ?? (chain === "" ? undefined : "WALLET");

/** Undefined where the cell is blank. */
function known<Code>(cell: Cell, field: BatchField, named: (text: string) => Code | undefined): Code | undefined {
  const written = cell(field);
  if (written === "") return undefined;
  const code = named(written);
  if (code === undefined) throw refused(field === "crimeType" ? "CRIME_TYPE_NOT_SELECTED" : "INVALID_REQUEST", field);
  return code;
}

function dayOf(written: string, today: string): string | undefined {
  if (written === "") return undefined;
  const day = dayIn(written);
  if (day === undefined || day > today || day < FIRST_DAY) throw refused("DATE_INVALID", "date");
  return day;
}

const refused = (code: ErrorCode, path: BatchField) => new Refused(code, [{ path, code }]);
