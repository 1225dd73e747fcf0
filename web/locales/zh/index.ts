import type { Texts } from "../ko/index.ts";
import { account } from "./account.ts";
import { attachments } from "./attachments.ts";
import * as first from "./first.ts";
import { report } from "./report.ts";
import { terms } from "./terms.ts";
import { wizard } from "./wizard.ts";

export const texts = { ...first, account, attachments, report, terms, wizard } satisfies Record<keyof Texts, object>;
