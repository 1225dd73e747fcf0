// The popups that somebody does not want to see again today: on the server for signed-in people, else on this device.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/client.ts";
import { keyOf, queryOf } from "../api/keys.ts";
import { onDevice } from "../session/storage.ts";
import { useSession } from "../session/store.ts";
import { endOfDay, hide, localDay, readHidden, writeHidden } from "./hidden-popups.ts";

const KEY = "sb-popups";
const readStored = () => readHidden(onDevice.getItem(KEY), localDay(new Date()));

type HiddenPopups = {
  /** Undefined until the server has said it. */
  readonly hidden: readonly number[] | undefined;
  readonly hideToday: (seq: number) => void;
};

export function useHiddenPopups(): HiddenPopups {
  const { isLogin } = useSession();
  const [stored] = useState(readStored);
  const kept = useKeptPopups(isLogin);
  if (isLogin) return kept;
  return {
    hidden: stored.seqs,
    hideToday: (seq) => onDevice.setItem(KEY, writeHidden(hide(readStored(), seq))),
  };
}

/** Where the server can't say it, all popups show: they tell of outages too. */
function useKeptPopups(enabled: boolean): HiddenPopups {
  const queryClient = useQueryClient();
  const query = useQuery({ ...queryOf("GET home/popup/hidden"), enabled, meta: { inline: true } });
  const hiding = useMutation({
    mutationFn: (seq: number) =>
      call("POST home/popup/hide", { body: { seq, until: endOfDay(new Date()).toISOString() } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf("GET home/popup/hidden") }),
  });
  return { hidden: query.isError ? [] : query.data?.seqs, hideToday: (seq) => hiding.mutate(seq) };
}
