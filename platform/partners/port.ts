// The topic for partners: one value for each key, the newest. Exchanges and agencies read it with their own clients.
export type PartnerTopic = {
  /**
   * Durable when it resolves. Null: there is nothing under this key any more. Readers see values of a key in the order in
   * which these calls resolved.
   */
  put(key: string, value: string | null): Promise<void>;
  close(): Promise<void>;
};
