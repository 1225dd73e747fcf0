// The latest changes of groups' values, so that what is worked out from the values need not be worked out anew.

/** `before`: the value that the group `no` had. */
type GroupChange = { readonly no: number; readonly before: number };

export type GroupLog = {
  /** Changes so far. */
  readonly length: number;
  /** The changes after the first `length`; undefined where they are too many to be told. */
  since(length: number): GroupChange[] | undefined;
  add(change: GroupChange): void;
};

const KEPT = 1_024;

export function createGroupLog(): GroupLog {
  const kept: GroupChange[] = [];
  let added = 0;
  return {
    get length() {
      return added;
    },
    since(length) {
      if (added - length > KEPT) return undefined;
      return Array.from({ length: added - length }, (_, i) => kept[(length + i) % KEPT]).flatMap((each) => each ?? []);
    },
    add(change) {
      kept[added % KEPT] = change;
      added += 1;
    },
  };
}
