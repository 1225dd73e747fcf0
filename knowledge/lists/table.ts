// Rows of a table as candidates: the columns are chosen by the first rows, and rows that the publisher takes back are none.
import type { DeclareType } from "@sb/contracts/codes.ts";
import { kindOf, type Row } from "./columns.ts";
import type { Candidate, Columns, Skipped, SkipReason } from "./list.ts";
import { isOver } from "./said-of.ts";
import { chainOf, looksLike } from "./value.ts";

export type Found = Candidate | Skipped;

const TRUE = /^(?:true|yes|y|1|t|ja|예|네|是|はい|✓|x|o)$/i;
const FALSE = /^(?:false|no|n|0|f|nein|아니오|아니요|否|いいえ)$/i;
/** A column's name with which "yes" means that the row is none, and those with which "no" does. */
const AGAINST =
  /false.?positive|\bfp\b|white.?list|allow.?list|revoked|remov(?:ed|al)|delet(?:e_?date|ed|ion)|delisted|withdrawn|wykre[sś]lenia|widerrufen|gelöscht|해제|오탐|误报|取消|解除|誤検知/i;
const IN_FAVOUR = /is_?(?:scam|phishing|malicious)|malicious|verif|valid|active|enabled|to_?ids|geprüft|aktiv|검증/i;

/** Words of a status with which a row is none. Being offline says nothing: the site was what it was reported for. */
const REVOKED_WORDS =
  /^(?:(?:차단|접속차단|封禁|封锁|ブロック|遮断|sperre|sperrung|block)\s?)?(?:revoked|removed|cleared|lifted|released|reinstated|exonerated|deleted|delisted|withdrawn|retracted|rejected|cancell?ed|unlisted|unblocked|resolved|disputed-removed|해제|삭제|철회|취소|반려|已撤销|撤销|已删除|已移除|删除|移除|已取消|解除|取消|削除|撤回|取り消し|已?解封|已恢复|已恢復|aufgehoben|freigegeben|entsperrt|widerrufen|entfernt|gelöscht|zurückgezogen)(?:됨|완료|済み?)?$/i;
const NOT_BLOCKED_WORDS =
  /false[\s_-]?positive|^fp$|^(?:white|allow)[\s_-]?list(?:ed)?$|^(?:allow(?:ed)?|permit(?:ted)?|benign|clean|safe|good|harmless|undetected|trusted|(?:not|non)[\s_-]?malicious|legit(?:imate)?|invalid|unverified|not verified|unconfirmed)$|오탐|정상|허용|允许|放行|許可|erlaubt|误报|誤報|正常|安全|誤検知|正当|fehlalarm|harmlos|ungeprüft/i;

function statusFault(column: string, cell: string, now: string): SkipReason | undefined {
  const text = cell.trim();
  if (text === "") return undefined;
  if (AGAINST.test(column)) {
    if (FALSE.test(text) || /^(?:null|none|-)$/i.test(text)) return undefined;
    // A day on which it was or will be taken back.
    if (/^\d{4}\D?\d\d/.test(text)) return isOver(text, now) || !/^\d{4}-/.test(text) ? "REVOKED" : undefined;
    if (TRUE.test(text))
      return /revoked|removed|deleted|delisted|withdrawn|widerrufen|gelöscht|해제|取消|解除/i.test(column)
        ? "REVOKED"
        : "NOT_BLOCKED";
  }
  if (IN_FAVOUR.test(column) && FALSE.test(text)) return "NOT_BLOCKED";
  if (REVOKED_WORDS.test(text)) return "REVOKED";
  if (/^expired|^만료|^过期|^已过期|^期限切れ|^abgelaufen/i.test(text)) return "EXPIRED";
  return NOT_BLOCKED_WORDS.test(text) ? "NOT_BLOCKED" : undefined;
}

function rowFault(row: Row, columns: Columns, now: string): SkipReason | undefined {
  for (const column of columns.status ?? [])
    for (const cell of row.get(column)) {
      const fault = statusFault(column, cell, now);
      if (fault) return fault;
    }
  const [until = ""] = columns.until === undefined ? [] : row.get(columns.until);
  return until !== "" && isOver(until, now) ? "EXPIRED" : undefined;
}

/** Targets that a row of these columns holds. */
export function rowEntries(row: Row, columns: Columns, now: string): readonly Found[] {
  const { line } = row;
  const fault = rowFault(row, columns, now);
  if (fault) return [{ skipped: fault, line }];
  const cellsOf = (column: string | undefined) => (column === undefined ? [] : row.get(column));
  const kinds = cellsOf(columns.kind).map(kindOf);
  if (kinds.length === 1 && kinds[0] === "OTHER") return [{ skipped: "OTHER_KIND", line }];
  if (kinds.length === 1 && kinds[0] === "ALLOW") return [{ skipped: "ALLOWED", line }];
  const said = {
    since: cellsOf(columns.since)[0],
    words: (columns.words ?? []).flatMap(cellsOf),
    links: cellsOf(columns.link),
    line,
  };
  const chains = cellsOf(columns.chain);
  const found = columns.targets.flatMap((column) =>
    cellsOf(column).flatMap((cell, at, cells) =>
      valuesIn(cell).map((value) => ({
        ...said,
        value,
        chain: chainFor(column, chains.length === cells.length ? chains[at] : chains[0]),
        kind: targetKind(kinds.length === cells.length ? kinds[at] : kinds[0]),
      })),
    ),
  );
  return found.length > 0 ? found : [{ skipped: "NOT_A_TARGET", line }];
}

/** A column may be one of a chain's addresses. */
function chainFor(column: string, cell: string | undefined): string | undefined {
  if (cell !== undefined && cell.trim() !== "") return cell;
  return column
    .split(/[\s_.-]+/)
    .find(
      (word) =>
        word.length < 12 &&
        /[a-z]/i.test(word) &&
        !/^(?:addr|wallet|adrs|url|host|site)/i.test(word) &&
        isNamedChain(word),
    );
}

const isNamedChain = (word: string): boolean => {
  const chain = chainOf(word);
  return chain !== undefined && chain !== "OTHER";
};

const targetKind = (kind: ReturnType<typeof kindOf>): DeclareType | undefined =>
  kind === "WALLET" || kind === "SITE" ? kind : undefined;

/** A cell with several targets, one after the other, or a text with one in it. */
function valuesIn(cell: string): readonly string[] {
  const text = cell.trim();
  if (text === "") return [];
  if (!/[\s,;|]/.test(text) || looksLike(text)) return [text];
  const pieces = text.split(/[\s,;|]+/, 200).filter((piece) => piece !== "");
  const targets = pieces.filter((piece) => looksLike(piece));
  if (targets.length === pieces.length) return pieces;
  const wallets = pieces.filter((piece) => looksLike(piece) === "WALLET");
  if (wallets.length > 0) return wallets;
  // A site with words before it is one that they tell of: `Generated by …`.
  const at = pieces.findIndex((piece) => looksLike(piece));
  return targets.length === 1 && pieces.slice(0, at).every((piece) => /[:：]$/.test(piece)) ? targets : [text];
}
