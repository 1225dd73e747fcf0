// Rules of Suricata and Snort: an entry is a host that a rule looks for by itself in a name that is asked for, a certificate's name or a
// request, or addresses that any traffic with is reported. What a rule lets through, negates or narrows down is none.
import type { Candidate, Skipped } from "../list.ts";

type Found = Candidate | Skipped;

const PORTS = String.raw`(?:\[[^\]]*\]|\S+)`;
const SIDE = String.raw`(!?\[[^()]*?\]|\S+)`;
const RULE = new RegExp(
  String.raw`^(alert|drop|reject(?:src|dst|both)?|sdrop|block|react|log|pass)\s+[a-z][\w-]*\s+(?:${SIDE}\s+${PORTS}\s+(?:->|<>|=>|<-)\s+${SIDE}\s+${PORTS}\s*)?\((.*)\)\s*$`,
  "i",
);
const BEGINS = /^(?:alert|drop|reject|sdrop|block|react|log|pass)\w*\s+[a-z][\w-]*\s+(?:!?[[$]|any\s|!?[\d.]+|\()/i;

export const isIdsRule = (line: string): boolean => BEGINS.test(line) && (RULE.test(line) || line.endsWith("\\"));

type Content = {
  readonly text: string;
  readonly isNegated: boolean;
  buffer: string;
  /** Options behind it that say where it stands. */
  readonly place: string[];
};

/** Buffers with a host and nothing else. */
const OF_HOSTS =
  /^(?:dns[._]query(?:\.name)?|dns\.queries\.rrname|tls[._]sni|quic\.sni|ssl[._]sni|http[._]host(?:[._]raw)?|http_raw_host)$/;
const OF_HEADERS = /^(?:http[._]header(?:[._]raw)?|http[._]request[._]header|pkt_data|)$/;
/** Buffers that come after their content in older rules. */
const BEHIND =
  /^(?:http_(?:raw_)?(?:host|header|uri|cookie|method|client_body|user_agent|stat_code|stat_msg|server_body)|uricontent|rawbytes)$/;
const BUFFER =
  /^(?:(?:dns|tls|quic|ssl|http|http2|file|sip|smtp|ssh|ja3|krb5|snmp|ftp)[._][\w.]+|file_data|pkt_data|base64_data)$/;
const PLACE = /^(?:startswith|endswith|bsize|depth|isdataat)$/;
/** Kinds of events that are no warning: who plays, chats or asks for his own address. */
const NO_WARNING =
  /^(?:policy-violation|not-suspicious|misc-activity|unknown|tcp-connection|network-event|icmp-event|protocol-command-decode|non-standard-protocol)$/i;

/** Undefined where the line is no rule. */
export function idsRule(line: string, number: number): readonly Found[] | undefined {
  if (!BEGINS.test(line)) return undefined;
  const [, action = "", from = "", to = "", written] = RULE.exec(line) ?? [];
  if (written === undefined) return [{ skipped: "BROKEN", line: number }];
  if (action.toLowerCase() === "pass") return [{ skipped: "ALLOWED", line: number }];
  const options = optionsIn(written);
  const saidBy = (name: string): string => options.find(([each]) => each === name)?.[1] ?? "";
  const isSilent = options.some(
    ([name, value]) => name === "noalert" || (name === "flowbits" && /^noalert$/i.test(value)),
  );
  if (isSilent || NO_WARNING.test(saidBy("classtype"))) return [{ skipped: "NOT_BLOCKED", line: number }];
  const hosts = targetsOf(contentsIn(options), options, [from, to]);
  if (hosts.length === 0) return [{ skipped: "PATTERN", line: number }];
  const since = /created_at (\d{4})_(\d\d)_(\d\d)/.exec(saidBy("metadata"))?.slice(1).join("-");
  const words = [saidBy("msg").replace(/^"|"$/g, "")];
  return hosts.map((value) => ({ value, kind: "SITE", since, words, line: number }));
}

type Option = readonly [name: string, value: string];

/** Cut at semicolons outside of quotes. */
const optionsIn = (text: string): readonly Option[] =>
  (text.match(/(?:"(?:[^"\\]|\\.)*"|\\.|[^;"\\])+/g) ?? []).flatMap((written) => {
    const [, name = "", value = ""] = /^\s*([\w.]+)\s*(?::\s*([\s\S]*?))?\s*$/.exec(written) ?? [];
    return name === "" ? [] : [[name.toLowerCase(), value] as const];
  });

function contentsIn(options: readonly Option[]): readonly Content[] {
  const contents: Content[] = [];
  let buffer = "";
  for (const [name, value] of options) {
    const last = contents.at(-1);
    if (name === "content" || name === "uricontent") {
      const [, not = "", text = "", more = ""] = /^(!?)\s*"((?:[^"\\]|\\.)*)"\s*(.*)$/.exec(value) ?? [];
      const place = more.split(",").map((each) => each.trim().split(/[\s:]/, 1)[0] ?? "");
      contents.push({
        text: bytesOf(text),
        isNegated: not !== "",
        buffer: name === "content" ? buffer : "http_uri",
        place,
      });
    } else if (BEHIND.test(name) && value === "" && last && last.buffer === "") last.buffer = name;
    else if (BUFFER.test(name)) buffer = /^field\s+host$/i.test(value) ? "http_host" : name;
    else if (PLACE.test(name)) last?.place.push(value === "" ? name : `${name}:${value.replace(/\s/g, "")}`);
  }
  return contents;
}

/** `|3a 20|` and `\;`, as the letters that they are. */
const bytesOf = (text: string): string =>
  text
    .replace(/\|([\da-f\s]*)\|/gi, (_, hex: string) => Buffer.from(hex.replace(/\s/g, ""), "hex").toString("latin1"))
    .replace(/\\(.)/g, "$1");

function targetsOf(
  contents: readonly Content[],
  options: readonly Option[],
  sides: readonly string[],
): readonly string[] {
  const isNarrowed = options.some(([name]) =>
    /^(?:pcre|byte_test|byte_jump|lua|luajit|dataset|datarep|threshold)$/.test(name),
  );
  if (contents.length === 0) return isNarrowed ? [] : sides.flatMap(addressesIn);
  const hosts = contents.map((content) => hostIn(content));
  const others = contents.filter((_, at) => hosts[at] === undefined);
  // A method is one that each request has; whatever else is looked for makes it a part of the host.
  const isWhole = others.every(
    ({ buffer, text }) => /^http[._]method$/.test(buffer) || text === "/" || isDnsHead(text),
  );
  const [host, more] = hosts.filter((each) => each !== undefined);
  return host !== undefined && more === undefined && isWhole && !options.some(([name]) => name === "pcre")
    ? [host]
    : [];
}

/** The flags of a question before its name. */
const isDnsHead = (text: string): boolean =>
  text.length > 1 && text.length < 13 && [...text].every((letter) => letter.charCodeAt(0) < 9);

/** A whole host: what only begins a name may begin a good one. */
function hostIn({ text, isNegated, buffer, place }: Content): string | undefined {
  if (isNegated) return undefined;
  const host = OF_HOSTS.test(buffer)
    ? text
    : OF_HEADERS.test(buffer)
      ? (hostOfHeader(text) ?? dnsName(text))
      : undefined;
  if (host === undefined || !/^\.?(?:[\w-]+\.)+[a-z][\w-]+$/i.test(host)) return undefined;
  const isOpen = place.some((each) => /^bsize:[<>]|^bsize:\d+<>/.test(each));
  const isEnded = place.some((each) => /^(?:endswith|bsize|isdataat:!1)/.test(each));
  const begins = place.some((each) => each === "startswith");
  return isOpen || (begins && !isEnded) ? undefined : host.replace(/^\./, "");
}

const hostOfHeader = (text: string): string | undefined => /^(?:\r\n)?Host: ?([\w.-]+)(?:\r\n)*$/i.exec(text)?.[1];

/** Labels of a question, each behind its length. */
function dnsName(text: string): string | undefined {
  const labels: string[] = [];
  let at = 0;
  while (at < text.length && text.charCodeAt(at) > 0) {
    const length = text.charCodeAt(at);
    const label = text.slice(at + 1, at + 1 + length);
    if (length > 63 || label.length < length || !/^[\w-]+$/.test(label)) return undefined;
    labels.push(label);
    at += length + 1;
  }
  return labels.length > 1 ? labels.join(".") : undefined;
}

/** Addresses that are named: no variables, nothing negated. */
const addressesIn = (side: string): readonly string[] =>
  side.startsWith("!")
    ? []
    : side
        .replace(/^\[|\]$/g, "")
        .split(",")
        .map((each) => each.trim())
        .filter((each) => /^[\d.]+(?:\/\d+)?$|^[\da-f:]*:[\da-f:]+(?:\/\d+)?$/i.test(each));
