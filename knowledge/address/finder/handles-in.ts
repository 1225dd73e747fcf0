// `@name`: an account on the service that is named beside it, or on one that is not said.
import { type ServiceHandle, servicesOfHandle } from "../accounts.ts";
import { siteIdentities } from "../site.ts";
import { type Placed, targetOf } from "./findings.ts";

/** No e-mail address, no package (`@scope/name`), no rule of CSS, no picture for a fine screen (`@2x.png`). */
const HANDLE = /(?<![a-z0-9._%+@/-])[@＠](?<name>[a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)(?![a-z0-9@/]|\.[a-z0-9])/gi;
const NO_HANDLE =
  /^(?:media|import|font-face|keyframes|supports|charset|everyone|here|channel|all|param|returns?|override|deprecated|todo|type|types|ts-ignore|\d+(?:am|pm)?|\dx|.+\.(?:png|jpe?g|gif|svg|webp|css|[cm]?[jt]sx?|json|html?))$/i;

/** The services' names as people write them in five languages. */
const SERVICES: readonly (readonly [service: string, written: RegExp])[] = [
  ["Telegram", /telegr?am|텔레그램|텔레|텔래그램|텔그|テレグラム|テレグラ|电报|電報|飞机|飛機|\btg\b/i],
  ["Instagram", /instagram|insta\b|인스타(?:그램)?|インスタ(?:グラム)?|\big\b/i],
  ["X", /twitter|트위터|트윗|ツイッター|推特|\bx(?=[:：( ]|\.com)|엑스\(/i],
  ["TikTok", /tiktok|tik tok|틱톡|ティックトック|抖音/i],
  ["Threads", /\bthreads?\b|스레드|쓰레드|スレッズ/i],
  ["YouTube", /youtube|유튜브|ユーチューブ|油管/i],
  ["LINE", /(?<![a-z])line(?![a-z])|라인|ライン/i],
  ["Facebook", /facebook|페이스북|페북|フェイスブック|脸书|臉書|\bfb\b/i],
  ["KakaoTalk", /kakao|카카오|카톡|カカオ/i],
  ["Snapchat", /snapchat|스냅챗/i],
  ["BAND", /네이버 ?밴드|밴드|\bnaver band\b/i],
];
/** Characters before and after it, of its own line, in which the service is named. */
const NEAR = { before: 40, after: 20 };

/** A name without its sign, after the service and a word that says that a name follows, or with letters that no word has. */
const NAMED = new RegExp(
  String.raw`(?<service>${SERVICES.map(([, { source }]) => source).join("|")})(?<said>\s?(?:메신저|채널|그룹|channel|group|群组?|频道|チャンネル|gruppe|kanal)?\s?(?:id|아이디|계정|username|user|account|name|号码?|帐号|账号|帳號|アカウント|konto|benutzer(?:name)?)?\s?[:：]?\s?)(?<sign>[@＠~]?)\s?(?<name>[a-z][a-z0-9_.]{3,30}[a-z0-9_])(?![a-z0-9@/.-])`,
  "giu",
);

/** Services whose names are words of sentences and programs: `line: number_5`. */
const isEverydayWord = (service: string | undefined): boolean => /^(?:LINE|X|BAND|Threads)$/.test(service ?? "");
const WORD_FOR_ID = /id|아이디|계정|user|account|号|帐|账|帳|アカウント|konto|benutzer/i;

function namesIn(rest: string): readonly Placed[] {
  return [...rest.matchAll(NAMED)].flatMap(({ 0: written, index, groups }): readonly Placed[] => {
    const { said = "", sign, name = "" } = groups ?? {};
    const service = serviceNear(written, written.length - name.length, written.length);
    const [first, ...others] = servicesOfHandle(name)
      .filter((account) => account.service === service)
      .flatMap(identitiesOf);
    if (!first || NO_HANDLE.test(name) || !(sign || /[\d_]/.test(name))) return [];
    const [at, end] = [index + written.length - name.length, index + written.length];
    const isSaid =
      (!isEverydayWord(service) || WORD_FOR_ID.test(said)) &&
      /[a-z가-힣\p{Script=Han}\p{Script=Katakana}]\S*\s?[:：]?\s?$|[:：]\s?$/iu.test(said);
    const finding = isSaid
      ? targetOf(name, [first, ...others])
      : ({ kind: "CANDIDATE", text: name, identities: [first, ...others] } as const);
    return [{ at, end, finding }];
  });
}

/** Looked for in what is left of a text; its service may be named in a link that was read. */
export const handlesIn = (rest: string, text: string): readonly Placed[] => [...signedIn(rest, text), ...namesIn(rest)];

const signedIn = (rest: string, text: string): readonly Placed[] =>
  [...rest.matchAll(HANDLE)].flatMap(({ 0: written, index: at, groups }): readonly Placed[] => {
    const { name = "" } = groups ?? {};
    const accounts = NO_HANDLE.test(name) ? [] : servicesOfHandle(name);
    if (accounts.length === 0) return [];
    const end = at + written.length;
    const service = serviceNear(text, at, end);
    const [first, ...others] = accounts.filter((account) => account.service === service).flatMap(identitiesOf);
    return [
      { at, end, finding: first ? targetOf(written, [first, ...others]) : { kind: "HANDLE", text: written, name } },
    ];
  });

const identitiesOf = ({ addressKey }: ServiceHandle) => siteIdentities(addressKey);

/** The one named last before it, else the first after it. */
function serviceNear(text: string, at: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, at - NEAR.before), at).replace(/^.*\n(?=.*\S)/s, "");
  const after = text.slice(end, end + NEAR.after).replace(/\n.*$/s, "");
  const named = (part: string) =>
    SERVICES.flatMap(([service, written]) => {
      const found = [...part.matchAll(new RegExp(written, "gi"))];
      return found.length > 0 ? [{ service, first: found[0]?.index ?? 0, last: found.at(-1)?.index ?? 0 }] : [];
    });
  const [nearest] = named(before).sort((a, b) => b.last - a.last);
  return (nearest ?? named(after).sort((a, b) => a.first - b.first)[0])?.service;
}
