// Imports oidc-provider without its warning: it calls every Node version that is not LTS unsupported.
const UNSUPPORTED = "oidc-provider WARNING: Unsupported runtime.";

const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(UNSUPPORTED)) warn(...words);
};
const { Provider, interactionPolicy } = await import("oidc-provider").finally(() => {
  console.warn = warn;
});

export { interactionPolicy, Provider };
