// An index that was dropped, or whose place another one took: its file says so until it is gone, for those processes that
// still have it open.

export class IndexRetired extends Error {
  readonly code = "INDEX_RETIRED";

  constructor() {
    super("Another file holds the index now");
  }
}
