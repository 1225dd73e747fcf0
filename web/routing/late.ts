import { type ComponentType, createElement, lazy, useState } from "react";

/** A component in a file of its own. */
export type Late<Props> = ComponentType<Props> & Loading;

/**
 * As React's `lazy`, but what has been loaded is drawn at once. `lazy` shows its fallback first, each time: where a page was rendered by
 * the server, what is read would go and come back. A screen that begins with it loads it with its own code (`together`).
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const Part = (props: Props) => {
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return createElement(Drawn, props);
  };
  return Object.assign(Part, { load: loadOnce });
}

type Loading = { readonly load: () => Promise<unknown> };

/** The screen's code, once the parts are there that it begins with. */
export async function together<Code>(code: Promise<Code>, ...parts: readonly Loading[]): Promise<Code> {
  const [loaded] = await Promise.all([code, ...parts.map((part) => part.load())]);
  return loaded;
}
