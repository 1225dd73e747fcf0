// Business constants of docs/specification/9-constants.md and the sizes that it leaves open.
import { PAGE_LIMITS } from "./page-limits.ts";

export const LIMITS = {
  ...PAGE_LIMITS,
  /** Files per upload. */
  files: 5,
  /** Bytes of one uploaded file. */
  fileBytes: 10 * 1024 * 1024,
  /** Pixels of a picture: what decoding it may cost, whatever its bytes. */
  imagePixels: 25_000_000,
  /** Public reports of one person on one target. */
  reportsOnTarget: 5,
  /** Reports that one account may file within 24 hours. */
  reportsADay: 30,
  /** Other sources or URLs of a report. */
  sources: 3,
  /** Sources in one request; the blank ones don't count as sources. */
  sourcesSent: 20,
  /** Bytes of a nickname in UTF-8. */
  nicknameBytes: 20,
  /** Characters of a nickname as it is sent: decomposed or with blanks around it, it is longer. */
  nicknameSent: 100,
  /** Bytes of a damage quantity in UTF-8. */
  dmgVolumeBytes: 20,
  /** Characters. */
  titleChars: 200,
  /** The incident: `comment` of a report. */
  incidentChars: 10_000,
  /** `content` of a comment on a report, an article or an inquiry. */
  commentContentChars: 1_000,
  /** Comments of one account within 24 hours; replies as many again. */
  commentsADay: 200,
  /** Replies that come along with a comment; the others are asked for. */
  repliesShown: 5,
  /** People whose report of one comment is recorded: by then admins know. */
  flagsKept: 100,
  /** Refused attempts of one account at comments that moderators are told of: on a day, and that wait for them at once. */
  refusedCommentsADay: 5,
  refusedCommentsWaiting: 20,
  /** Characters of a mail address as it is sent, and of a token in a mail's link. */
  emailSent: 300,
  tokenChars: 300,
  shortTextChars: 300,
  longTextChars: 5_000,
  /** Pieces of extra information on one report. */
  extras: 20,
  /** Requests for an in-depth analysis of one account within 24 hours, and addresses, hashes and sites in one. */
  analysesADay: 10,
  analysisTargets: 10,
  /** Requests to delete others' reports of one account within 24 hours. */
  disputesADay: 10,
  /** The same by all people of one network, and about all reports on one target. */
  disputesOfNetwork: 20,
  disputesOnTarget: 20,
  /** Earlier requests of a person that are looked at. */
  disputesRead: 200,
  /** Days until a request is to be decided, and those that an extension adds. */
  disputeDays: 14,
  /** Days that the reporter has to answer before a request is decided without. */
  hearingDays: 7,
  /** Days before the time is up when a reporter who has not answered is reminded. */
  remindDays: 3,
  /** Looks at a site for one request. */
  siteChecks: 20,
  /** Characters of a wallet's signature, and of what comes with it. */
  signatureChars: 8_192,
  noticeChars: 20_000,
  /** Characters of an article's Markdown, and its pictures. */
  articleChars: 50_000,
  articlePictures: 50,
  /** Articles in one weekly mail. */
  mailedArticles: 20,
  /** Inquiries of one account within 24 hours, and comments on one, deleted ones too. */
  inquiriesADay: 10,
  inquiryComments: 100,
  /** Hours after which an inquiry has waited too long for an answer. */
  inquiryHours: 72,
  /** Newest inquiries of a person that a search opens (docs/subjects/inquiries.md). */
  inquiriesSearched: 300,
  /** Characters of the text of a notice that is a popup, in each language. */
  popupChars: 2_000,
  /** Popups on home at once, and those that a person has hidden and that are kept. */
  popups: 5,
  popupsHidden: 20,
  /** Characters of a terms text in one language, and of its name. */
  termsChars: 30_000,
  /** Days ahead that a version of the terms may come into force. */
  termsDaysAhead: 730,
  /** Watches of one account at a time, and those that it may start within 24 hours. */
  watches: 50,
  watchesADay: 100,
  /** Characters of the words that are watched. */
  watchedWordsChars: 200,
  /** Hits of one person's watches on a day, mails on a day, and hits that one mail names. */
  watchHitsADay: 200,
  watchMailsADay: 20,
  watchHitsMailed: 50,
  /** Sources of news, and characters of a source's id and name. */
  newsSources: 50,
  newsSourceIdChars: 40,
  newsSourceNameChars: 60,
  /** Bytes of a feed, items of it that are looked at, and items of one source that are brought in on a day. */
  newsFeedBytes: 5 * 1024 * 1024,
  newsItemsRead: 100,
  newsADay: 200,
  /** Characters of an item's title and summary. */
  newsTitleChars: 300,
  newsSummaryChars: 600,
  /** Bytes of an item's picture as it is fetched. */
  newsPictureBytes: 5 * 1024 * 1024,
  /** Days that news are kept. */
  newsDays: 365,
  /** Bytes of a saved draft as JSON. */
  draftBytes: 256 * 1024,
  pageSizeDefault: 10,
  pageSizeMax: 100,
  /** A search counts matches up to this number. */
  countedTotal: 1_000,
  /** Addresses in one POST report/lookup. */
  lookupAddresses: 100,
  /** Findings of a text that are judged in POST report/lookup/text. */
  lookupFindings: 20,
  /** Findings that are judged in a text looked up as one target. */
  lookupTargets: 4,
  /** Addresses and sites in a report's text that lead to their look-up, and words judged for it. */
  mentions: 30,
  mentionWords: 100,
  /** People of one agency who may log in for it, and contacts that are named of it. */
  agencyMembers: 50,
  agencyContacts: 10,
  /** Webhook secrets that are good at once: while one is replaced, the old one is kept. */
  agencySecrets: 2,
  /** Characters of a public key: an RSA key of 8,192 bits as a JWK has about 1,500. */
  publicKeyChars: 4_000,
  /** Newest reports of an agency that a filter of its inbox looks at. */
  inboxSearched: 300,
  /** Addresses in the answer to a look-up of a range. */
  rangeEntries: 1_000,
  /** API keys of a person or an agency at once, those that a person may make within 24 hours, and characters of a key's name. */
  keysHeld: 5,
  keysADay: 20,
  keyNameChars: 60,
  /** Requests a minute of one API key: of a person's, and of an agency's. */
  keyRate: 600,
  agencyKeyRate: 1_200,
  /** Acts in one export of the audit. */
  auditExported: 10_000,
  /** Jobs of a kind in a state are counted up to this number, and so many are replayed at once. */
  jobsCounted: 1_000,
  jobsReplayed: 1_000,
  /** Names beside a number of the admin area's first screen. */
  waitingNamed: 5,
  /** Streams held back that are listed. */
  heldShown: 100,
  /** Newest reports in a feed, and characters of each one's text in it. */
  feedEntries: 30,
  feedTextChars: 500,
  /** Fields named in one problem. */
  problemFields: 20,
  /** Characters of the path of such a field. */
  problemPathChars: 200,
} as const;

/** Clocks of machines differ, and are set right, by less than this without anybody having put them back. Milliseconds. */
export const SKEW_MS = 60_000;
