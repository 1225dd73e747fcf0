// Saving content on the revision that its form was begun on: where another editor has saved it meanwhile, theirs is shown.
import { hashKey, type Query, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { isApiError } from "../api/problem.ts";

type Revised = { readonly revision: number };

type Options<Content extends Revised, Text> = {
  /** As it was loaded. */
  readonly content: Content;
  /** As the form would send it. */
  readonly textOf: (content: Content) => Text;
  /** Refused with CONTENT_CHANGED where the revision is not the newest. */
  readonly modify: (text: Text, revision: number) => Promise<unknown>;
  readonly publish: () => Promise<unknown>;
  readonly findNewest: () => Promise<Content>;
};

export type Saving<Content, Text> = {
  /** The content that the form begins with. */
  readonly base: Content;
  /** Undefined unless another editor has changed it. */
  readonly theirs: Content | undefined;
  readonly save: (text: Text, publish: boolean) => Promise<void>;
  /** Begin anew with theirs. */
  readonly take: () => void;
  /** The next save overwrites theirs. */
  readonly keep: () => void;
};

export function useSaving<Content extends Revised, Text>(options: Options<Content, Text>): Saving<Content, Text> {
  const { content, textOf, modify, publish, findNewest } = options;
  const savedOf = (of: Content) => ({ text: JSON.stringify(textOf(of)), revision: of.revision });
  const [base, setBase] = useState(content);
  const [saved, setSaved] = useState(() => savedOf(content));
  const [theirs, setTheirs] = useState<Content>();

  async function change(text: Text): Promise<void> {
    const { revision } = saved;
    try {
      await modify(text, revision);
    } catch (error) {
      if (isApiError(error) && error.code === "CONTENT_CHANGED") setTheirs(await findNewest());
      throw error;
    }
    setSaved({ text: JSON.stringify(text), revision: revision + 1 });
  }

  return {
    base,
    theirs,
    /** Unchanged words are not sent: readers are told when it was changed. */
    save: async (text, publishes) => {
      if (JSON.stringify(text) !== saved.text) await change(text);
      if (publishes) await publish();
    },
    take: () => {
      if (!theirs) return;
      setBase(theirs);
      setSaved(savedOf(theirs));
      setTheirs(undefined);
    },
    keep: () => {
      if (theirs) setSaved(savedOf(theirs));
      setTheirs(undefined);
    },
  };
}

/**
 * After a write, refetches what is shown under these keys, but for what was deleted: its screen may still be mounted while the
 * router leaves it, and would show its 404.
 */
export function useRefresh(keys: readonly QueryKey[]): (deleted?: QueryKey) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (deleted) => {
      const gone = deleted === undefined ? "" : hashKey(deleted);
      const predicate = ({ queryHash }: Query) => queryHash !== gone;
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
    },
    [queryClient, keys],
  );
}
