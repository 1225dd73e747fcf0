import { account } from "./account.ts";
import { codes } from "./codes.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { home } from "./home.ts";
import { messages } from "./messages.ts";
import { pages } from "./pages.ts";
import { report } from "./report.ts";
import { terms } from "./terms.ts";

export const first = { account, codes, common, errors, home, messages, pages, report, terms };
