// A report in MISP's core format: a wallet as the object `coin-address`, a site as an attribute.
import { ownUuid, reportUuid } from "../stix/ids.ts";
import { observableOf } from "../stix/observable.ts";
import { leveledVersion, type SharedReport, type SharedTarget } from "../stix/shared-report.ts";
import { nameOf } from "../stix/words.ts";
import { tagsOf } from "./tags.ts";

/** A template of misp-objects, version 7. */
const COIN_ADDRESS = {
  name: "coin-address",
  "meta-category": "financial",
  description: "An address used in a cryptocurrency",
  template_uuid: "d0e6997e-78da-4815-a6a1-cfc1c1cb8a46",
  template_version: "7",
} as const;

export type MispItem = {
  readonly kind: "Object" | "Attribute";
  /** The value that receivers look for. */
  readonly value: string;
  readonly json: object;
};

/** Undefined for a report without a target. */
export function mispItem(report: SharedReport): MispItem | undefined {
  const { target } = report;
  if (!target) return undefined;
  const json = target.declareType === "WALLET" ? coinAddress(report, target) : siteAttribute(report, target);
  return { kind: target.declareType === "WALLET" ? "Object" : "Attribute", value: observableOf(target).value, json };
}

const secondsOf = (at: string): string => String(Math.floor(Date.parse(at) / 1_000));

const stateOf = (report: SharedReport) => ({
  timestamp: secondsOf(leveledVersion(report)),
  deleted: report.revoked ?? false,
});

/** The comment that people read beside the value. */
const commentOf = (report: SharedReport): string =>
  [
    nameOf(report),
    ...(report.level ? [`level ${report.level.value} of 100`] : []),
    ...(report.disputed ? ["disputed"] : []),
    ...(report.url ? [report.url] : []),
  ].join(" | ");

function coinAddress(report: SharedReport, target: SharedTarget) {
  const state = stateOf(report);
  const uuid = reportUuid(report);
  const attribute = (relation: string, type: string, value: string, isIndicator: boolean) => ({
    uuid: ownUuid(`${uuid} ${relation}`),
    object_relation: relation,
    type,
    category: isIndicator ? "Financial fraud" : "Other",
    to_ids: isIndicator && report.listed === true,
    disable_correlation: !isIndicator,
    value,
    ...state,
    ...(isIndicator && { Tag: tagsOf(report) }),
  });
  const { relation, type } = relationOf(target);
  return {
    ...COIN_ADDRESS,
    uuid,
    comment: commentOf(report),
    ...state,
    Attribute: [
      attribute(relation, type, target.addressKey, true),
      ...(target.chain ? [attribute("symbol", "text", target.customChain ?? target.chain, false)] : []),
    ],
  };
}

/** MISP checks these two types by their form; every other address is a text. */
function relationOf({ addressKey }: SharedTarget) {
  if (/^(?:bc1|[13])[a-zA-HJ-NP-Z0-9]{25,39}$/.test(addressKey)) return { relation: "address", type: "btc" };
  if (/^4[0-9AB][1-9A-HJ-NP-Za-km-z]{93}$/.test(addressKey)) return { relation: "address-xmr", type: "xmr" };
  return { relation: "address-crypto", type: "text" };
}

const SITE_TYPES = { "domain-name": "domain", "ipv4-addr": "ip-dst", "ipv6-addr": "ip-dst", url: "url" } as const;

function siteAttribute(report: SharedReport, target: SharedTarget) {
  const { type, value } = observableOf(target);
  return {
    uuid: reportUuid(report),
    type: type === "cryptocurrency-wallet" ? "text" : SITE_TYPES[type],
    category: "Network activity",
    to_ids: report.listed === true,
    disable_correlation: false,
    value,
    comment: commentOf(report),
    ...stateOf(report),
    Tag: tagsOf(report),
  };
}
