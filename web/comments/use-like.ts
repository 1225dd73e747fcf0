import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useRequireLogin } from "../session/require-login.ts";

export type Like = {
  /** As the server says. */
  readonly liked: boolean;
  readonly count: number;
  /** Resolves once the query has been refetched; a rejection goes to the error dialog. */
  readonly onLike: (like: boolean) => Promise<unknown>;
};

/** The user's wish counts until the server says otherwise. */
export function useLike({ liked, count, onLike }: Like) {
  const [wanted, setWanted] = useState<boolean>();
  const requireLogin = useRequireLogin();
  const id = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: onLike,
    // One at a time: the last press must reach the server last.
    scope: { id: `like-${id}` },
    onError: () => setWanted(undefined),
  });
  useOnChange(liked, () => {
    if (!isPending) setWanted(undefined);
  });
  const shown = wanted ?? liked;
  const change = async () => {
    if (!(await requireLogin())) return;
    setWanted(!shown);
    mutate(!shown);
  };
  return { liked: shown, count: count + Number(shown) - Number(liked), press: () => void change() };
}

/** Calls back while rendering, so that the old state is never drawn. */
function useOnChange(value: boolean, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (before === value) return;
  setBefore(value);
  onChange();
}
