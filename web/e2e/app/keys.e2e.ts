// No screen shows the key of a text instead of the text, in any language.
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { deletionRequest } from "../../../deploy/test/people/dispute.ts";
import { seeing } from "../../../deploy/test/people/person.ts";
import { readScreens } from "../../build/table.ts";
import { LOCALES } from "../../i18n/languages.ts";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { keysOn } from "../support/checks.ts";
import { DEMO } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

test.use({ serverSettings: DEMO });

/** Those of the callback go on elsewhere at once. */
const OPEN = (await readScreens()).filter(
  ({ guard, path }) => !guard && !path.includes(":") && path !== "/login/callback",
);

for (const language of LANGUAGES) {
  test(`visitors' screens show no key in ${language} @once`, async ({ browser, baseURL, people }) => {
    const adrs = newWallet();
    const dclrSeq = await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
    const requester = await people.join();
    const request = await requester.call("POST", "report/deletion", deletionRequest(dclrSeq, { adrs }));
    expect(request.status).toBe(201);
    await requester.call("GET", "report/history", undefined, seeing(request));

    const context = await browser.newContext({ locale: LOCALES[language], ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const path of [...OPEN.map((screen) => screen.path), `/report/history/${dclrSeq}`]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect([path, await keysOn(page)]).toEqual([path, []]);
    }
    await context.close();
  });
}
