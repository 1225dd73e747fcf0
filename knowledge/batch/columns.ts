// Finds which column is which field of a report: by its heading in five languages, by what the agency said before, and by what is in it.
import { BATCH_FIELDS, type BatchColumns, type BatchField } from "@sb/contracts/batch/model.ts";
import { recognizeAll } from "../address/normalize.ts";
import { foldName } from "../names/letters.ts";
import type { Table } from "./read-table.ts";
import { chainNamed, crimeTypeNamed, dayIn } from "./values.ts";

/** Whole headings, without spaces and signs. */
const NAMES: Readonly<Record<BatchField, string>> = {
  rowNo:
    "no rowno rownumber number id externalid caseid caseno casenumber ticket ticketid reference ref 번호 순번 연번 접수번호 사건번호 관리번호 " +
    "编号 序号 案件编号 案号 番号 受付番号 事件番号 管理番号 nr nummer aktenzeichen vorgangsnummer fallnummer lfdnr",
  adrs:
    "address addr adrs wallet walletaddress target url site website domain host link account 주소 지갑 지갑주소 사이트 사이트주소 대상 도메인 웹사이트 " +
    "地址 钱包 钱包地址 网址 网站 域名 目标 アドレス ウォレット ウォレットアドレス サイト ドメイン 対象 adresse walletadresse webseite internetseite domäne ziel",
  declareType:
    "type kind declaretype targettype 유형 종류 구분 대상유형 类型 种类 目标类型 種類 種別 対象種別 art typ zieltyp",
  chain:
    "chain coin currency asset network blockchain token symbol ticker 체인 코인 네트워크 가상자산 자산 통화 链 币种 网络 公链 通貨 チェーン コイン ネットワーク " +
    "kette netzwerk währung münze",
  crimeType:
    "crimetype crime category fraudtype offence offense scamtype 범죄유형 범죄 범죄종류 피해유형 사기유형 분류 犯罪类型 犯罪 类别 诈骗类型 犯罪の種類 犯罪類型 犯罪種別 分類 " +
    "deliktart delikt straftat kategorie betrugsart",
  crimeDetail: "crimedetail categorydetail 범죄상세 상세유형 犯罪详情 犯罪の詳細 deliktdetail",
  date:
    "date day incidentdate occurredon reportedat filedon when 날짜 일자 발생일 발생일자 사건일 피해일 피해일자 접수일 日期 发生日期 案发日期 时间 日付 発生日 被害日 " +
    "datum tattag tatzeit vorfallsdatum",
  title: "title subject headline 제목 标题 主题 題名 件名 タイトル titel betreff überschrift",
  comment:
    "comment comments details detail description memo note notes text story incident 내용 상세 설명 메모 비고 경위 피해내용 사건내용 内容 详情 描述 备注 说明 经过 詳細 説明 メモ 備考 経緯 " +
    "beschreibung details notiz bemerkung inhalt sachverhalt hergang",
  dmgHash:
    "txid txhash tx transaction transactionhash hash 거래해시 트랜잭션 거래번호 交易哈希 交易 取引ハッシュ トランザクション transaktion transaktionshash",
  dmgAdrs:
    "victimaddress victimwallet from fromaddress 피해지갑 피해자지갑 피해자주소 보낸주소 受害人地址 受害者地址 付款地址 被害者アドレス 送金元 opferadresse absender",
  dmgVolume:
    "amount volume quantity loss value 수량 금액 피해액 피해금액 피해수량 数量 金额 损失金额 数量額 金額 被害額 menge betrag schaden summe",
  country: "country nation 국가 나라 国家 国 land staat",
  src: "source sources evidence reference url2 출처 근거 참고 来源 出处 出典 情報源 quelle beleg",
  newFacts: "newfacts 새로운사실 新事实 新しい事実 neuetatsachen",
};

const BY_NAME: ReadonlyMap<string, BatchField> = new Map(
  // The earlier of two fields with one name has it.
  BATCH_FIELDS.toReversed().flatMap((field) =>
    [field.toLowerCase(), ...NAMES[field].split(" ")].map((name) => [foldName(name), field] as const),
  ),
);

export const fieldNamed = (heading: string): BatchField | undefined => BY_NAME.get(foldName(heading));

/** Rows that are looked at, and the part of them that must be of a kind. */
const LOOKED_AT = 50;
const MOST = 0.8;

const CONTENTS: readonly (readonly [field: BatchField, isOne: (cell: string) => boolean])[] = [
  ["adrs", (cell) => recognizeAll(cell).length > 0],
  ["date", (cell) => dayIn(cell) !== undefined],
  ["chain", (cell) => chainNamed(cell) !== undefined],
  ["crimeType", (cell) => crimeTypeNamed(cell) !== undefined],
];

/** `known`: the field that a heading was taken for before. What the agency said goes before a name, a name before what is in it. */
export function findColumns(
  { headings, rows }: Table,
  known: (heading: string) => BatchField | undefined = () => undefined,
): BatchColumns {
  const columns: Partial<Record<BatchField, number>> = {};
  for (const named of [known, fieldNamed])
    for (const [place, heading] of headings.entries()) {
      const field = heading === "" ? undefined : named(heading);
      if (field !== undefined && columns[field] === undefined && !isTaken(columns, place)) columns[field] = place;
    }
  const looked = rows.slice(0, LOOKED_AT).flatMap(({ cells }) => (cells ? [cells] : []));
  const width = looked.reduce((most, { length }) => Math.max(most, length), 0);
  for (const [field, isOne] of CONTENTS) {
    if (columns[field] !== undefined) continue;
    const place = Array.from({ length: width }, (_, at) => at).find(
      (at) => !isTaken(columns, at) && isMostly(looked, at, isOne),
    );
    if (place !== undefined) columns[field] = place;
  }
  return columns;
}

const isTaken = (columns: BatchColumns, place: number): boolean => Object.values(columns).includes(place);

function isMostly(rows: readonly (readonly string[])[], at: number, isOne: (cell: string) => boolean): boolean {
  const filled = rows.flatMap((cells) => cells[at] || []);
  return filled.length > 0 && filled.filter(isOne).length >= filled.length * MOST;
}
