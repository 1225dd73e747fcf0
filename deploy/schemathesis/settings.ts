// The settings of one run as schemathesis reads them (schemathesis.toml).
import type { Known } from "./known.ts";
import type { Run } from "./runs.ts";
import { NICKNAMES, TARGETS, TEXTS } from "./values.ts";

/** Where which values are put, and how often; the rest of the time there is anything the schema allows, or does not. */
const PLACES: readonly (readonly [name: string, share: number, parameters: readonly string[]])[] = [
  ["targets", 0.8, ["query.adrs", "query.searchKeyword", "body.declare.adrs", "body.adrs[*]", "body.text"]],
  ["texts", 0.3, ["body.declare.title", "body.declare.comment", "body.title", "body.content"]],
  ["nicknames", 0.7, ["body.nickname", "body.newNick"]],
  ["registrationTokens", 0.3, ["body.registrationToken"]],
  // Any other is refused before the request is looked at.
  ["positions", 0.95, ["header.sb-min-position"]],
];
/** Requests name things that were made before, most of the time. */
const KNOWN_SHARE = 0.8;

export function settingsOf({ token }: Run, refreshToken: string, known: Known): string {
  const values: Readonly<Record<string, readonly (string | number)[]>> = {
    registrationTokens: known.registrationTokens,
    positions: [known.position],
    targets: TARGETS,
    texts: TEXTS,
    nicknames: NICKNAMES,
  };
  const made = Object.entries(known.byPlace).map(
    ([place, all]) => [place.replace(/\W+/g, "-"), KNOWN_SHARE, [place], all] as const,
  );
  const places = [...PLACES.map(([name, share, all]) => [name, share, all, values[name] ?? []] as const), ...made];
  const dictionaries = places.map(([name, , , all]) => `[dictionaries.${name}]\nvalues = [${all.map(quoted)}]`);
  const parameters = places.flatMap(([name, share, all]) =>
    all.map((parameter) => `${quoted(parameter)} = { dictionary = "${name}", probability = ${share} }`),
  );
  return [
    ...(token === undefined ? [] : ["[headers]", `Authorization = ${quoted(`Bearer ${token}`)}`]),
    "[auth.openapi]",
    `refreshToken = { api_key = ${quoted(refreshToken)} }`,
    "[parameters]",
    ...parameters,
    ...dictionaries,
    "",
  ].join("\n");
}

/** A TOML string is a JSON string, but for the one control character that JSON leaves as it is. */
const quoted = (value: string | number): string => JSON.stringify(value).replaceAll("\u007f", "\\u007f");
