// Well-known published lists, prepared: an admin agrees to one's licence and it becomes a list of this installation. None is taken by
// itself. Addresses, licences and forms were looked up; docs/subjects/catalogue.md says where, and which lists were left out.
import type { CrimeType, DeclareType } from "../codes.ts";
import type { ListForm } from "./model.ts";

/**
 * The kind of a licence, which says what is agreed to. FREE: public domain or given up. NOTICE: with the publisher's notice. COPYLEFT: with
 * its notice and under the same licence. NON_COMMERCIAL: for other than commercial use. OWN_USE: for use here, not to be passed on.
 */
export const LICENCE_KINDS = ["FREE", "NOTICE", "COPYLEFT", "NON_COMMERCIAL", "OWN_USE"] as const;
type LicenceKind = (typeof LICENCE_KINDS)[number];

export type CatalogueList = {
  /** Its texts are found by it (`web/published/texts`). */
  readonly id: string;
  /** As its publisher calls it. */
  readonly name: string;
  readonly publisher: string;
  /** Where its publisher describes it. */
  readonly page: string;
  /** Where it is fetched. */
  readonly url: string;
  readonly licence: { readonly name: string; readonly kind: LicenceKind; readonly url: string };
  /** Shown beside each listing. */
  readonly attribution: string;
  /** Whether exports, blocklists and other installations may have its entries: what its licence leaves open is no. */
  readonly mayShare: boolean;
  /** The form in which it is published; `path`: where the entries stand in JSON. */
  readonly form: ListForm;
  readonly path?: string;
  readonly holds: readonly DeclareType[];
  readonly everyHours: number;
  readonly takenFor: CrimeType;
  /** The publisher gives it to registered readers, whose key is part of the address, or only a few times a day to others. */
  readonly asksForKey?: true;
};

const RAW = "https://raw.githubusercontent.com";
const OFAC = {
  publisher: "U.S. Department of the Treasury, OFAC",
  page: "https://ofac.treasury.gov/sdn-list-data-formats-data-schemas",
  licence: {
    name: "Work of the U.S. Government (17 U.S.C. § 105)",
    kind: "FREE",
    url: "https://www.law.cornell.edu/uscode/text/17/105",
  },
  attribution: "U.S. Department of the Treasury, Office of Foreign Assets Control",
  mayShare: true,
  holds: ["WALLET"],
  everyHours: 24,
  takenFor: "OTHER",
} as const;
const SCAM_SNIFFER = {
  publisher: "Scam Sniffer",
  page: "https://github.com/scamsniffer/scam-database",
  licence: {
    name: "GPL-3.0",
    kind: "COPYLEFT",
    url: "https://github.com/scamsniffer/scam-database/blob/main/LICENSE",
  },
  attribution: "Scam Sniffer, scam-database (GPL-3.0)",
  mayShare: false,
  everyHours: 24,
  takenFor: "HACKING",
} as const;
const TAG_PACKS = {
  publisher: "GraphSense",
  page: "https://github.com/graphsense/graphsense-tagpacks",
  licence: {
    name: "MIT",
    kind: "NOTICE",
    url: "https://github.com/graphsense/graphsense-tagpacks/blob/master/LICENSE",
  },
  attribution: "GraphSense TagPacks (MIT), Iknaio Cryptoasset Analytics GmbH and AIT",
  mayShare: true,
  form: "TAG_PACK",
  holds: ["WALLET"],
  // The packs change a few times a year.
  everyHours: 168,
} as const;
const MY_ETHER_WALLET = {
  publisher: "MyEtherWallet",
  page: "https://github.com/MyEtherWallet/ethereum-lists",
  licence: {
    name: "MIT",
    kind: "NOTICE",
    url: "https://github.com/MyEtherWallet/ethereum-lists/blob/master/LICENSE",
  },
  attribution: "MyEtherWallet ethereum-lists (MIT)",
  mayShare: true,
  everyHours: 168,
  takenFor: "HACKING",
} as const;
const ABUSE_CH = {
  licence: { name: "abuse.ch Terms of Use", kind: "OWN_USE", url: "https://abuse.ch/terms-of-use/" },
  mayShare: false,
  holds: ["SITE"],
  everyHours: 12,
  takenFor: "HACKING",
  asksForKey: true,
} as const;

/** In the order in which they are offered: those with wallet addresses first. */
export const CATALOGUE = [
  {
    ...OFAC,
    id: "ofac-sdn",
    form: "SDN_XML",
    name: "SDN List (Advanced XML)",
    url: "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML",
  },
  {
    ...OFAC,
    id: "ofac-sdn-csv",
    form: "SDN_CSV",
    name: "SDN List (CSV)",
    url: "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN.CSV",
  },
  {
    ...SCAM_SNIFFER,
    id: "scam-sniffer-addresses",
    form: "JSON",
    name: "Scam Sniffer: addresses",
    url: `${RAW}/scamsniffer/scam-database/main/blacklist/address.json`,
    holds: ["WALLET"],
  },
  {
    ...SCAM_SNIFFER,
    id: "scam-sniffer-domains",
    form: "JSON",
    name: "Scam Sniffer: domains",
    url: `${RAW}/scamsniffer/scam-database/main/blacklist/domains.json`,
    holds: ["SITE"],
  },
  {
    id: "metamask",
    form: "ETH_PHISHING_DETECT",
    name: "eth-phishing-detect",
    publisher: "MetaMask",
    page: "https://github.com/MetaMask/eth-phishing-detect",
    url: `${RAW}/MetaMask/eth-phishing-detect/main/src/config.json`,
    licence: {
      name: "DBAD 1.1",
      kind: "NOTICE",
      url: "https://github.com/MetaMask/eth-phishing-detect/blob/main/LICENSE",
    },
    attribution: "MetaMask eth-phishing-detect (DBAD 1.1)",
    mayShare: true,
    holds: ["SITE"],
    everyHours: 6,
    takenFor: "HACKING",
  },
  {
    id: "polkadot-sites",
    publisher: "polkadot{.js}",
    page: "https://github.com/polkadot-js/phishing",
    licence: {
      name: "Apache-2.0",
      kind: "NOTICE",
      url: "https://github.com/polkadot-js/phishing/blob/master/LICENSE",
    },
    attribution: "polkadot{.js} phishing (Apache-2.0)",
    mayShare: true,
    everyHours: 6,
    takenFor: "HACKING",
    form: "JSON",
    path: "deny",
    name: "polkadot{.js} phishing",
    url: "https://polkadot.js.org/phishing/all.json",
    holds: ["SITE"],
  },
  {
    ...MY_ETHER_WALLET,
    id: "mew-addresses",
    form: "JSON",
    name: "ethereum-lists: address darklist",
    url: `${RAW}/MyEtherWallet/ethereum-lists/master/src/addresses/addresses-darklist.json`,
    holds: ["WALLET"],
  },
  {
    ...TAG_PACKS,
    id: "graphsense-ransomware",
    name: "TagPack: ransomware",
    url: `${RAW}/graphsense/graphsense-tagpacks/master/packs/ransomware.yaml`,
    takenFor: "RANSOMWARE",
  },
  {
    ...TAG_PACKS,
    id: "graphsense-ransomwhere",
    name: "TagPack: Ransomwhere",
    url: `${RAW}/graphsense/graphsense-tagpacks/master/packs/ransomwhere.yaml`,
    takenFor: "RANSOMWARE",
  },
  {
    ...TAG_PACKS,
    id: "graphsense-sextortion",
    name: "TagPack: sextortion (Talos)",
    url: `${RAW}/graphsense/graphsense-tagpacks/master/packs/sextortion_talos.yaml`,
    takenFor: "OTHER_THREAT",
  },
  {
    ...TAG_PACKS,
    id: "graphsense-etherscamdb",
    name: "TagPack: EtherScamDB",
    url: `${RAW}/graphsense/graphsense-tagpacks/master/packs/etherscamdb_tagpack.yaml`,
    takenFor: "FRAUD_OTHER",
  },
  {
    ...TAG_PACKS,
    id: "graphsense-hacks",
    name: "TagPack: hacks",
    url: `${RAW}/graphsense/graphsense-tagpacks/master/packs/hacks.yaml`,
    takenFor: "HACKING",
  },
  {
    id: "cert-polska",
    form: "LINES",
    name: "Lista Ostrzeżeń",
    publisher: "CERT Polska (NASK)",
    page: "https://cert.pl/lista-ostrzezen/",
    url: "https://hole.cert.pl/domains/v2/domains.txt",
    licence: {
      name: "Free to use for everyone",
      kind: "NOTICE",
      url: "https://cert.pl/en/posts/2020/03/malicious_domains/",
    },
    attribution: "CERT Polska, Lista Ostrzeżeń",
    mayShare: true,
    holds: ["SITE"],
    everyHours: 6,
    takenFor: "FRAUD_OTHER",
  },
  {
    id: "phishing-database",
    form: "LINES",
    name: "Phishing.Database: active domains",
    publisher: "Phishing.Database",
    page: "https://github.com/Phishing-Database/Phishing.Database",
    url: "https://phish.co.za/latest/phishing-domains-ACTIVE.txt",
    licence: {
      name: "MIT",
      kind: "NOTICE",
      url: "https://github.com/Phishing-Database/Phishing.Database/blob/master/LICENSE",
    },
    attribution: "Phishing.Database (MIT)",
    // It gathers from others, whose terms it doesn't name.
    mayShare: false,
    holds: ["SITE"],
    everyHours: 12,
    takenFor: "FRAUD_OTHER",
  },
  {
    id: "destroylist",
    form: "JSON",
    name: "Destroylist",
    publisher: "PhishDestroy",
    page: "https://github.com/phishdestroy/destroylist",
    url: `${RAW}/phishdestroy/destroylist/main/list.json`,
    licence: { name: "MIT", kind: "NOTICE", url: "https://github.com/phishdestroy/destroylist/blob/main/LICENSE" },
    attribution: "PhishDestroy destroylist (MIT)",
    mayShare: true,
    holds: ["SITE"],
    everyHours: 12,
    takenFor: "FRAUD_OTHER",
  },
  {
    id: "phishunt",
    form: "LINES",
    name: "phishunt.io feed",
    publisher: "phishunt.io",
    page: "https://phishunt.io/",
    url: "https://phishunt.io/feed.txt",
    licence: { name: "CC0 1.0", kind: "FREE", url: "https://phishunt.io/tos/" },
    attribution: "phishunt.io",
    mayShare: true,
    holds: ["SITE"],
    everyHours: 6,
    takenFor: "FRAUD_OTHER",
  },
  {
    id: "phishing-army",
    form: "LINES",
    name: "Phishing Army blocklist",
    publisher: "Phishing Army",
    page: "https://phishing.army/",
    url: "https://phishing.army/download/phishing_army_blocklist.txt",
    licence: {
      name: "CC BY-NC 4.0",
      kind: "NON_COMMERCIAL",
      url: "https://creativecommons.org/licenses/by-nc/4.0/",
    },
    attribution: "Phishing Army (CC BY-NC 4.0)",
    mayShare: false,
    holds: ["SITE"],
    everyHours: 12,
    takenFor: "FRAUD_OTHER",
  },
  {
    id: "phishtank",
    form: "TABLE",
    name: "PhishTank: verified and online",
    publisher: "PhishTank (Cisco Talos)",
    page: "https://www.phishtank.com/developer_info.php",
    url: "https://data.phishtank.com/data/online-valid.csv",
    licence: { name: "PhishTank Terms of Use", kind: "OWN_USE", url: "https://www.phishtank.com/faq.php" },
    attribution: "PhishTank, Cisco Talos Intelligence Group",
    mayShare: false,
    holds: ["SITE"],
    everyHours: 12,
    takenFor: "FRAUD_OTHER",
    asksForKey: true,
  },
  {
    id: "openphish",
    form: "LINES",
    name: "OpenPhish community feed",
    publisher: "OpenPhish",
    page: "https://openphish.com/faq.html",
    url: "https://openphish.com/feed.txt",
    licence: { name: "OpenPhish Terms of Use", kind: "OWN_USE", url: "https://openphish.com/terms.html" },
    attribution: "OpenPhish",
    mayShare: false,
    holds: ["SITE"],
    everyHours: 12,
    takenFor: "FRAUD_OTHER",
  },
  {
    ...ABUSE_CH,
    id: "urlhaus",
    form: "HOSTS",
    name: "URLhaus host file",
    publisher: "abuse.ch (URLhaus)",
    page: "https://urlhaus.abuse.ch/api/",
    url: "https://urlhaus.abuse.ch/downloads/hostfile/",
    attribution: "URLhaus, abuse.ch",
  },
  {
    ...ABUSE_CH,
    id: "threatfox",
    form: "HOSTS",
    name: "ThreatFox host file",
    publisher: "abuse.ch (ThreatFox)",
    page: "https://threatfox.abuse.ch/api/",
    url: "https://threatfox.abuse.ch/downloads/hostfile/",
    attribution: "ThreatFox, abuse.ch",
  },
] as const satisfies readonly CatalogueList[];
export type CatalogueId = (typeof CATALOGUE)[number]["id"];
