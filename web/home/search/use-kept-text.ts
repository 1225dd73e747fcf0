import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router-dom";
import { useGo, useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";

/** `write` gives the text a place in the URL, or takes it away where it is empty. */
type KeptText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly write: (kept: string) => Promise<void>;
};

/**
 * The text that is looked up, with its place in the URL (`/?q=`): Back, Forward and a reload bring it back. Another target
 * after it gets an entry of its own in the history, one that is still being typed does not.
 */
export function useKeptText(): KeptText {
  const { q = "" } = useSearch() as { readonly q?: string };
  const go = useGo();
  const { location } = useNavigation();
  const written = useRef(q);
  const [text, setText] = useState(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setText(q);
  }, [q]);
  const write = async (kept: string): Promise<void> => {
    const last = written.current;
    if (kept === last || text.trim() === last) return;
    // Who has set out for another page is not brought back by an answer that comes late.
    if (location && location.pathname !== pathTo("/")) return;
    written.current = kept;
    // Each text begins with an empty one.
    const replace = kept.startsWith(last) || last.startsWith(kept);
    await go(pathTo("/", { q: kept }), { replace });
  };
  return { text, setText, write };
}
