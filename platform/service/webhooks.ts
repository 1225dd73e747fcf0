import type { Config } from "../config/config.ts";

/** The settings of webhooks as jobs take them. */
export const webhooksOf = ({ webhooks }: Pick<Config, "webhooks">) => ({
  webhookNetwork: { exceptOrigin: webhooks.privateOrigins },
  memberNetwork: { exceptOrigin: webhooks.memberOrigins },
  webhookRetriesMs: webhooks.retriesMs,
  webhookSigningKey: webhooks.signingKey,
});
