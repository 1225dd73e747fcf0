// oidc-provider without its one word at import: it takes any Node that is not a long-term release for unsupported.
const UNSUPPORTED = "oidc-provider WARNING: Unsupported runtime.";

const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes(UNSUPPORTED)) warn(...words);
};
const { Provider, interactionPolicy } = await import("oidc-provider").finally(() => {
  console.warn = warn;
});

export { interactionPolicy, Provider };
