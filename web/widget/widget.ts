// `<safer-block-check>`: a look-up that any site can embed with one script (docs/widget.md). It has no library, needs no inline style
// or script, and asks only where somebody presses the button.
import { alarmOf } from "@sb/contracts/report/alarm.ts";
import type { LookupText } from "@sb/contracts/report/lookup-wire.ts";
import { targetPath } from "../routing/target-path.ts";
import { textsIn, type WidgetTexts } from "./texts.ts";

/** Where the script was loaded from: it asks there and links there, unless the element's `service` names another. */
const LOADED_FROM = new URL((document.currentScript as HTMLScriptElement).src).origin;

const CHARS_MAX = 2_048;

/** The element's own look, light and dark; a page changes colours by the custom properties that begin with `--safer-block`. */
const LOOK = `
:host{display:block;max-width:32rem;font:1rem/1.5 system-ui,sans-serif;color:var(--safer-block-text,light-dark(#14213d,#eaeef6));color-scheme:light dark}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
form{display:flex;gap:8px}
input,button{font:inherit;min-height:44px;border-radius:10px;box-sizing:border-box}
input{flex:1;min-width:0;padding:0 12px;border:1px solid light-dark(#868c99,#6d7a92);background:light-dark(#fff,#161e2e);color:inherit}
button{padding:0 16px;border:0;background:var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff));color:light-dark(#fff,#0b1530);cursor:pointer}
:focus-visible{outline:2px solid var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff));outline-offset:2px}
.answer:not(:empty){display:grid;gap:4px;margin-top:8px;padding:12px;border-radius:10px;background:light-dark(#f3f1ec,#1d2739)}
p{margin:0}
code{overflow-wrap:anywhere}
a{color:var(--safer-block-accent,light-dark(#1f57c3,#8fb4ff))}
.danger{color:light-dark(#b3261e,#ff9a90)}
.warn{color:light-dark(#7a5200,#f0c46c)}`;

class SaferBlockCheck extends HTMLElement {
  static readonly observedAttributes = ["value", "lang"];
  readonly #root = this.attachShadow({ mode: "open" });
  #asked: AbortController | undefined;

  get #service(): string {
    return new URL(this.getAttribute("service") ?? LOADED_FROM).origin;
  }

  connectedCallback(): void {
    const look = new CSSStyleSheet();
    look.replaceSync(LOOK);
    this.#root.adoptedStyleSheets = [look];
    this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    const texts = textsIn(this.lang || document.documentElement.lang || navigator.language);
    const field = made("input", {
      type: "search",
      maxLength: CHARS_MAX,
      value: this.getAttribute("value") ?? "",
      placeholder: texts.field,
      ariaLabel: texts.field,
      autocomplete: "off",
      spellcheck: false,
    });
    const answer = made("div", { className: "answer" });
    answer.setAttribute("role", "status");
    const form = made("form", {}, field, made("button", { textContent: texts.check }));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#ask(field.value.trim(), answer, texts);
    });
    this.#root.replaceChildren(form, answer);
  }

  async #ask(text: string, answer: HTMLElement, texts: WidgetTexts): Promise<void> {
    this.#asked?.abort();
    if (text === "") return answer.replaceChildren();
    const asked = new AbortController();
    this.#asked = asked;
    answer.replaceChildren(made("p", { textContent: texts.checking }));
    try {
      const response = await fetch(`${this.#service}/sb/report/lookup/text`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text }),
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.any([asked.signal, AbortSignal.timeout(20_000)]),
      });
      if (!response.ok) throw new Error(String(response.status));
      const found = (await response.json()) as LookupText;
      const linkTo = (path: string) =>
        made("a", { href: this.#service + path, target: "_blank", rel: "noopener", textContent: texts.more });
      answer.replaceChildren(...drawn(found, texts), linkTo(pathOf(found)));
    } catch {
      // Whatever it failed for, nothing was looked up, and that is what is said. A newer question says its own.
      if (!asked.signal.aborted) answer.replaceChildren(made("p", { className: "warn", textContent: texts.failed }));
    }
  }
}

/** The worst of what was found, in words; never that a target is good. */
function drawn({ items: [worst] }: LookupText, texts: WidgetTexts): readonly HTMLElement[] {
  if (worst === undefined) return [made("p", { className: "warn", textContent: texts.unread })];
  const alarm = alarmOf(worst);
  const { timesReported, listings, normalized, shown = normalized, declareType } = worst;
  const isNamed = timesReported + listings.length > 0 || alarm === "CONFIRMED";
  const facts = [
    timesReported > 0 && texts.people(timesReported),
    listings.length > 0 && texts.lists(listings.length),
    worst.level.value > 0 && texts.level(worst.level.value),
    worst.disputed !== undefined && texts.disputed,
  ].filter((fact) => fact !== false);
  const title = isNamed ? texts.named : alarm === "NONE" ? texts.unknown : texts.close;
  return [
    made("strong", { className: isNamed ? "danger" : alarm === "NONE" ? "" : "warn", textContent: title }),
    made("code", { textContent: declareType === "SITE" ? shown.replaceAll(".", "[.]") : shown }),
    made("p", { textContent: facts.join(" · ") || (alarm === "NONE" ? texts.caution : texts.compare) }),
  ];
}

/** The target's own page; home where there is none. */
const pathOf = ({ items: [worst] }: LookupText): string =>
  worst ? targetPath(worst.declareType, worst.normalized) : "/";

/** An element with these properties. */
function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly HTMLElement[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

if (!customElements.get("safer-block-check")) customElements.define("safer-block-check", SaferBlockCheck);
