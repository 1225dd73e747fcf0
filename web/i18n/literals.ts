// For the tests of the texts: finds literal texts in components, which should come from the texts of its folder.
import { type ESTree, parseSync, Visitor } from "vite";

/** Attributes that are shown or read by screen readers. */
const SPOKEN =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|text|hint|lead|caption|heading)$/;
const LETTERS = /\p{L}/u;
/** Characters that only occur in texts for people. */
const EASTERN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The literal texts in a source file. */
export function literalsIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const say = (text: string) => {
    if (LETTERS.test(text)) found.push(text.trim());
  };
  const sayEastern = (text: string) => {
    if (EASTERN.test(text)) found.push(text);
  };
  const sayShown = (node: ESTree.JSXChild) => {
    if (node.type === "JSXText") say(node.value);
    if (node.type === "JSXExpressionContainer") stringsOf(node.expression).forEach(say);
  };
  const visitor = new Visitor({
    JSXElement: ({ children }) => children.forEach(sayShown),
    JSXFragment: ({ children }) => children.forEach(sayShown),
    JSXAttribute: ({ name, value }) => {
      if (typeof name.name !== "string" || !SPOKEN.test(name.name)) return;
      if (value?.type === "Literal") say(value.value);
      if (value?.type === "JSXExpressionContainer") stringsOf(value.expression).forEach(say);
    },
    Literal: (node) => sayEastern(typeof node.value === "string" ? node.value : ""),
    TemplateElement: (node) => sayEastern(node.value.raw),
  });
  visitor.visit(parseSync(file, source).program);
  return [...new Set(found)];
}

/** `{"text"}`, `{condition ? "one" : "other"}`, `{`${name} and more`}`: the literals that an expression may render. */
function stringsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): readonly string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral") return node.quasis.map((quasi) => quasi.value.raw);
  if (node.type === "ConditionalExpression") return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
  return node.type === "LogicalExpression" ? stringsOf(node.right) : [];
}
