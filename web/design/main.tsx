// `/design` while developing: tokens, parts and their states, light beside dark. No entry of the build, so that it is in no bundle.
import { createRoot } from "react-dom/client";
import "../theme/tokens.css";
import "../theme/global.css";
import { loadFonts } from "../theme/load-fonts.ts";
import styles from "./design.module.css";
import { PARTS } from "./parts.tsx";
import { SAMPLES, STATES, TOKENS } from "./samples.ts";

const token = (name: string): string => `var(--${name})`;
const SWATCHES: Readonly<Record<keyof typeof TOKENS, (name: string) => object>> = {
  colours: (name) => ({ background: token(name) }),
  spaces: (name) => ({ width: token(name), background: token("accent") }),
  radii: (name) => ({ borderRadius: token(name), background: token("surface-3") }),
  shadows: (name) => ({ boxShadow: token(name), background: token("surface") }),
  types: (name) => ({ fontSize: token(name), width: "auto", height: "auto", border: 0 }),
};

const Tokens = ({ of }: { of: keyof typeof TOKENS }) => (
  <section className={styles.part}>
    <h3>{of}</h3>
    <div className={styles.tokens}>
      {TOKENS[of].split(" ").map((name) => (
        <span key={name} className={styles.token}>
          <span className={styles.swatch} style={SWATCHES[of](name)}>
            {of === "types" && SAMPLES.action}
          </span>
          {name}
        </span>
      ))}
    </div>
  </section>
);

const Parts = ({ theme }: { theme: string }) =>
  Object.entries(PARTS).map(([part, draw]) => (
    <section key={part} className={styles.part}>
      <h3>{part}</h3>
      <div className={styles.states}>
        {STATES.map((state) => ({ state, drawn: draw(state, `${theme}-${part}-${state}`.replaceAll(" ", "-")) }))
          .filter(({ drawn }) => drawn !== undefined)
          .map(({ state, drawn }) => (
            <div key={state} className={styles.state}>
              <code>{state}</code>
              {drawn}
            </div>
          ))}
      </div>
    </section>
  ));

const Design = () => (
  <main className={styles.page} id="top">
    <h1>{SAMPLES.heading}</h1>
    <div className={styles.themes}>
      {["light", "dark"].map((theme) => (
        <section key={theme} className={styles.theme} data-theme={theme}>
          <h2>{theme}</h2>
          {(Object.keys(TOKENS) as (keyof typeof TOKENS)[]).map((of) => (
            <Tokens key={of} of={of} />
          ))}
          <Parts theme={theme} />
        </section>
      ))}
    </div>
  </main>
);

/** Hover, focus and active without a pointer: each rule for such a state gets a twin for `data-state`. */
const POINTED = [
  [/:hover/g, '[data-state~="hover"]'],
  [/:focus-visible/g, '[data-state~="focus"]'],
  [/:active(?!-)/g, '[data-state~="active"]'],
] as const;

function addTwins(sheet: CSSStyleSheet): void {
  for (const rule of [...sheet.cssRules])
    for (const [state, twin] of POINTED)
      if (rule instanceof CSSStyleRule && rule.selectorText.match(state)) {
        const declarations = rule.style.cssText;
        sheet.insertRule(`${rule.selectorText.replace(state, twin)} { ${declarations} }`, sheet.cssRules.length);
      }
}

/** For the sheets that are there. */
function forceStates(): void {
  for (const sheet of document.styleSheets) addTwins(sheet);
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(<Design />);
  void loadFonts(root);
}
forceStates();
