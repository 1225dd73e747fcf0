// The invalidation port: tells every process to forget what it keeps in memory of something that is gone. It only hurries:
// whoever keeps something asks the truth before it is used, or keeps it for seconds.

/** `keys`: a key was destroyed. */
export type Topic = "keys";

export type Invalidation = {
  /** Resolves once it is told: listeners in this process have been called, others are soon. */
  tell(topic: Topic): Promise<void>;
  /** Calls `forget` after each `tell` in any process, and whenever one may have been missed, until what it returns is called. */
  onTold(topic: Topic, forget: () => void): () => void;
  close(): Promise<void>;
};
