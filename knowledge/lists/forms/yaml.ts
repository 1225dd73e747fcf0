// YAML in general: records, or names with lists below them. It comes to values as JSON does, and is read as JSON is from there on (./json.ts).
// A list of texts alone is one of lines (./simple.ts).
import type { JsonNode } from "../input/json-values.ts";
import { linesOf } from "../input/lines.ts";
import { readYaml, wholeOrParts } from "../input/yaml.ts";
import { READ_LIMITS, UnreadableList } from "../list.ts";
import { looksLike } from "../value.ts";

const NAME = `(?:"[^"\\n]{1,200}"|'[^'\\n]{1,200}'|[^\\s"'#&*!|>%@\`{}\\[\\],:-][^\\n"'#]{0,200}?)`;
const MEMBER = new RegExp(`^\\s*(?:-\\s+)?${NAME}:(?:\\s|$)`);
const ITEM = /^\s*-(?:\s|$)/;
const CONTINUED = /^\s+\S/;
/** `- a: …` or `-`, and another member below. */
const RECORD = new RegExp(`^([ \\t]*)-(?:[ \\t]+${NAME}:(?:[ \\t].*)?|[ \\t]*)\\n\\1[ \\t]+${NAME}:(?:[ \\t]|$)`, "m");
/** A name of the first level with nothing behind it, and an item or a member below. */
const BELOW = new RegExp(
  `^(${NAME}):[ \\t]*(?:#.*)?\\n(?:[ \\t]*(?:#.*)?\\n)*(?:[ \\t]*-[ \\t](.*)|[ \\t]+${NAME}:(?:[ \\t].*|$))`,
  "gm",
);

/** `head`: whole lines. */
export function isYaml(head: string): boolean {
  const telling = head.split("\n").filter((line) => line.trim() !== "" && !/^\s*#|^---|^\.\.\.|^%YAML/.test(line));
  const isOfIt = (line: string): boolean => MEMBER.test(line) || ITEM.test(line) || CONTINUED.test(line);
  if (telling.length < 2 || !telling.every(isOfIt)) return false;
  return RECORD.test(head) || hasNamedLists(head, telling);
}

/** Rules of proxies have a name of their own for their lines, which are more than a target. */
function hasNamedLists(head: string, telling: readonly string[]): boolean {
  const names = [...head.matchAll(BELOW)].map(([, name = ""]) => name);
  if (names.length === 0 || names.every((name) => name === "payload")) return false;
  const items = telling.filter((line) => ITEM.test(line) && !MEMBER.test(line)).slice(0, 50);
  const targets = items.filter((line) => looksLike(line.replace(/^\s*-\s+/, "").replace(/\s#.*$/, "")));
  return targets.length * 5 >= items.length * 4;
}

export async function* yamlValues(text: AsyncIterable<string>): AsyncIterable<readonly JsonNode[]> {
  const begun = await wholeOrParts(text);
  if (begun.whole === undefined) yield* itemByItem(begun.parts);
  else yield [{ path: [], value: readYaml(begun.whole), isElement: false }];
}

/** A name at the beginning of a line. */
const FIRST_LEVEL = new RegExp(`^(${NAME}):(?:\\s+(?!#)(\\S.*))?`);
const MARK = /^(?:---|\.\.\.|%YAML)/;

/** A long text in pieces: each item of a list of the first or second level, and whatever else stands below a name, by itself. */
async function* itemByItem(text: AsyncIterable<string>): AsyncIterable<readonly JsonNode[]> {
  let path: readonly string[] = [];
  let indent: string | undefined;
  let begun: string[] = [];
  let size = 0;
  const finish = (): readonly JsonNode[] => {
    const whole = begun.join("\n");
    [begun, size] = [[], 0];
    if (/^(?:\s*(?:#.*)?(?:\n|$))*$/.test(whole)) return [];
    const value = readYaml(whole);
    return Array.isArray(value)
      ? value.map((each) => ({ path, value: each, isElement: true }))
      : [{ path, value, isElement: false }];
  };
  for await (const lines of linesOf(text, READ_LIMITS.record)) {
    const nodes: JsonNode[] = [];
    for (const { text: line, isTooLong } of lines) {
      if (isTooLong || size > READ_LIMITS.record) throw new UnreadableList("BROKEN");
      if (MARK.test(line)) continue;
      const [, name, rest] = FIRST_LEVEL.exec(line) ?? [];
      if (name !== undefined) {
        nodes.push(...finish());
        [path, indent] = [[name.replace(/^(["'])(.*)\1$/, "$2")], undefined];
        if (rest !== undefined) nodes.push({ path, value: readYaml(rest), isElement: false });
        continue;
      }
      const [, before] = /^(\s*)-(?:\s|$)/.exec(line) ?? [];
      indent ??= before;
      if (before !== undefined && before === indent) nodes.push(...finish());
      begun.push(line);
      size += line.length + 1;
    }
    if (nodes.length > 0) yield nodes;
  }
  yield finish();
}
