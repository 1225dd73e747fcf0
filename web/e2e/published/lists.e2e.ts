// Published lists in the admin area, and what is left to set up on the first day.
import { CATALOGUE } from "@sb/contracts/published/catalogue.ts";
import { expect, test } from "../support/test.ts";

const ADMIN = "lists@example.com";
test.use({ serverSettings: { env: { SB_ADMIN_EMAILS: ADMIN } } });

const hosts = (count: number) => ({
  name: "hosts.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(Array.from({ length: count }, (_, at) => `0.0.0.0 zq-${at}-claim.com\n`).join("")),
});

test("an admin adds a list by hand, sees how a file is read, takes it, drops a change that is too large, and accepts it", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/list", ADMIN);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: t(($) => $.published.none.title) })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/list/write");
  const write = (label: string, text: string) => main.getByRole("textbox", { name: label }).fill(text);
  await write(
    t(($) => $.published.form.name),
    "Our own list",
  );
  await write(
    t(($) => $.published.form.publisher),
    "Example team",
  );
  await write(
    t(($) => $.published.form.licence),
    "CC0",
  );
  await main.getByRole("button", { name: t(($) => $.published.form.takenFor) }).click();
  await page.getByRole("option", { name: t(($) => $.codes.crimeType.HACKING), exact: true }).click();
  await expectAccessible(page);
  await main.getByRole("button", { name: t(($) => $.published.form.save), exact: true }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Our own list" })).toBeVisible();

  const choose = main.getByLabel(t(($) => $.attachments.choose));
  const take = main.getByRole("button", { name: t(($) => $.published.file.take) });
  await choose.setInputFiles(hosts(9));
  const form = t(($) => $.published.forms.HOSTS);
  await expect(main.getByText(t(($) => $.published.file.readAs, { form, wallets: "0", sites: "9" }))).toBeVisible();
  await expectAccessible(page);
  await take.click();
  const state = t(($) => $.published.readAs, { form, entries: "9" });
  await expect(main.getByText(state)).toBeVisible();

  await choose.setInputFiles(hosts(2));
  await take.click();
  const held = main.getByRole("region", { name: t(($) => $.published.held.heading) });
  await expect(held).toBeVisible();
  await expect(held.getByRole("row", { name: t(($) => $.published.held.delisted) })).toContainText("7");
  await expectAccessible(page);
  await held.getByRole("button", { name: t(($) => $.published.held.dismiss) }).click();
  const sure = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await sure.getByRole("button", { name: t(($) => $.published.held.dismiss) }).click();
  await expect(held).toBeHidden();
  await expect(main.getByText(state)).toBeVisible();

  await choose.setInputFiles(hosts(2));
  await take.click();
  await held.getByRole("button", { name: t(($) => $.published.held.accept) }).click();
  await sure.getByRole("button", { name: t(($) => $.published.held.accept) }).click();
  await expect(
    main.getByText(
      t(($) => $.published.entries, { count: 2 }),
      { exact: true },
    ),
  ).toBeVisible();
  const steps = main.getByRole("region", { name: t(($) => $.published.history.heading) });
  await expect(steps.getByRole("row", { name: t(($) => $.published.history.steps.ACCEPTED) })).toBeVisible();
  await expect(steps.getByRole("row", { name: t(($) => $.published.history.steps.DISMISSED) })).toBeVisible();

  await main.getByRole("button", { name: t(($) => $.published.actions.withdraw) }).click();
  const why = page.getByRole("dialog", { name: t(($) => $.published.actions.askWithdraw.title) });
  await why.getByLabel(t(($) => $.published.actions.reason)).fill("It was a trial.");
  await why.getByRole("button", { name: t(($) => $.published.actions.withdraw) }).click();
  await expect(main.getByText("It was a trial.")).toBeVisible();
});

test("a table that does not say which of its rows are bad is read once an admin has said it", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/list/write", ADMIN);
  const main = page.getByRole("main");
  const write = (label: string, text: string) => main.getByRole("textbox", { name: label }).fill(text);
  const names = t(($) => $.published.columnNames, { returnObjects: true });
  await write(
    t(($) => $.published.form.name),
    "Rows with labels",
  );
  await write(
    t(($) => $.published.form.publisher),
    "Example team",
  );
  await write(
    t(($) => $.published.form.licence),
    "CC0",
  );
  await main.getByRole("button", { name: t(($) => $.published.form.takenFor) }).click();
  await page.getByRole("option", { name: t(($) => $.codes.crimeType.HACKING), exact: true }).click();
  await main.getByText(t(($) => $.published.form.more)).click();
  const table = ["url,label", "https://zq-claim.com,1", "https://zq-good.com,0", "https://zq-drop.com,1", ""].join(
    "\n",
  );
  const file = { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  const choose = main.getByLabel(t(($) => $.attachments.choose));
  await choose.setInputFiles(file);
  await expect(main.getByText(t(($) => $.published.failures.UNCLEAR_ROWS))).toBeVisible();
  await write(names.bad, "label=1");
  await main.getByRole("button", { name: t(($) => $.published.form.save), exact: true }).click();
  const targets = main.getByRole("textbox", { name: names.targets });
  await expect(targets).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await targets.fill("url");
  await choose.setInputFiles(file);
  const form = t(($) => $.published.forms.TABLE);
  const counts = { wallets: "0", sites: "2" };
  await expect(
    main.getByText(
      t(($) => $.published.file.readAs, { form, ...counts }),
      { exact: false },
    ),
  ).toBeVisible();
  await expect(main.getByRole("list", { name: t(($) => $.published.facts.columns) })).toContainText("label=1");
  await main.getByRole("button", { name: t(($) => $.published.form.save), exact: true }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Rows with labels" })).toBeVisible();
  await expect(main.getByText(`${names.bad}: label=1`)).toBeVisible();
});

test("well-known lists are off until their terms are agreed to, one by one", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/admin/list/add", ADMIN);
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(CATALOGUE.length);
  await expect(
    main.getByText(
      t(($) => $.published.catalogue.taken),
      { exact: true },
    ),
  ).toHaveCount(0);
  await expectAccessible(page);
  const { name } = CATALOGUE[0];
  await main.getByRole("button", { name: t(($) => $.published.catalogue.takeOf, { name }), exact: true }).click();
  const terms = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(terms.getByText(t(($) => $.published.catalogue.kinds.FREE))).toBeVisible();
  await expectAccessible(page);
  await terms.getByRole("button", { name: t(($) => $.published.catalogue.agree) }).click();
  const open = main.getByRole("link", { name: t(($) => $.published.catalogue.openOf, { name }), exact: true });
  await expect(open).toBeVisible();
  await open.click();
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("an admin's first login leads to what is left to set up, and one step is left out", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await people.signUp(page, "/", ADMIN);
  await expect(page).toHaveURL(/\/admin\/setup$/);
  const main = page.getByRole("main");
  const names = t(($) => $.operation.setup.steps, { returnObjects: true });
  const agencies = main.getByRole("article", { name: names.AGENCIES.name });
  await expect(main.getByRole("article", { name: names.ISSUER.name })).toContainText(
    t(($) => $.operation.setup.states.MISSING),
  );
  await expect(main.getByRole("article", { name: names.BACKUP.name })).toContainText(
    t(($) => $.operation.setup.states.UNKNOWN),
  );
  await expectAccessible(page);
  await agencies.getByRole("button").click();
  const sure = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await sure.getByRole("button", { name: t(($) => $.operation.setup.leave), exact: true }).click();
  await expect(agencies).toContainText(t(($) => $.operation.setup.states.LEFT));
});
