import type { Texts } from "../ko/index.ts";
import { account } from "./account.ts";
import { agency } from "./agency.ts";
import { analysis } from "./analysis.ts";
import { apikey } from "./apikey.ts";
import { articles } from "./articles.ts";
import { attachments } from "./attachments.ts";
import { audit } from "./audit.ts";
import { comments } from "./comments.ts";
import { delivery } from "./delivery.ts";
import { disclosure } from "./disclosure.ts";
import { dispute } from "./dispute.ts";
import * as first from "./first.ts";
import { inquiry } from "./inquiry.ts";
import { insight } from "./insight.ts";
import { lookup } from "./lookup.ts";
import { news } from "./news.ts";
import { newsletter } from "./newsletter.ts";
import { notice } from "./notice.ts";
import { operation } from "./operation.ts";
import { pages } from "./pages.ts";
import { receipt } from "./receipt.ts";
import { report } from "./report.ts";
import { target } from "./target.ts";
import { terms } from "./terms.ts";
import { unusual } from "./unusual.ts";
import { versions } from "./versions.ts";
import { watch } from "./watch.ts";
import { webhook } from "./webhook.ts";
import { wizard } from "./wizard.ts";

export const texts = {
  ...first,
  account,
  agency,
  analysis,
  apikey,
  attachments,
  comments,
  delivery,
  disclosure,
  dispute,
  inquiry,
  insight,
  articles,
  lookup,
  news,
  versions,
  newsletter,
  notice,
  pages,
  receipt,
  report,
  target,
  terms,
  operation,
  audit,
  unusual,
  watch,
  webhook,
  wizard,
} satisfies Record<keyof Texts, object>;
