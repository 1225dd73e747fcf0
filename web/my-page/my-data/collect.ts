// Everything that is kept of a person, read by the same calls as the screens, one after the other.
import type { call } from "../../api/client.ts";
import type { FileRoute, fetchFile } from "../../api/fetch-file.ts";
import { ApiError, isApiError } from "../../api/problem.ts";

/** One file of the archive: JSON, or an attachment as it is kept. */
export type Entry = { readonly path: string; readonly content: Blob | Uint8Array<ArrayBuffer> };

export type Server = {
  readonly call: typeof call;
  readonly fetchFile: typeof fetchFile;
  /** Waits for so many seconds: the server takes only so many questions a minute. */
  readonly wait: (seconds: number) => Promise<void>;
};

const PAGE_SIZE = 50;
const DEFAULT_WAIT_S = 10;

type File = { readonly fileId: string; readonly name: string };
type Page<Item> = { readonly items: readonly Item[]; readonly pagination: { readonly hasNext: boolean } };

export async function* collectMyData(server: Server): AsyncGenerator<Entry> {
  const ask = <Result>(question: () => Promise<Result>): Promise<Result> => patiently(question, server.wait);
  const all = <Item>(page: (pagination: { page: string; size: string }) => Promise<Page<Item>>) =>
    pagesOf((number) => ask(() => page({ page: String(number), size: String(PAGE_SIZE) })));
  const files = (folder: string, route: FileRoute, list: readonly File[]) =>
    filesOf(folder, list, (fileId) => ask(() => server.fetchFile(route, fileId)));

  yield json("account.json", await ask(() => server.call("GET support/my-page")));
  yield json("logins.json", await ask(() => server.call("GET user/logins")));
  const draft = await ask(() => server.call("GET report/draft").catch(unlessMissing));
  if (draft) yield json("draft.json", draft);
  for await (const { dclrSeq } of all((pagination) =>
    server.call("GET report/history/mine", { query: { pagination } }),
  )) {
    const folder = `reports/${dclrSeq}`;
    const report = await ask(() => server.call("GET report/history/{dclrSeq}", { params: { dclrSeq } }));
    yield json(`${folder}/report.json`, report);
    yield* files(folder, "GET report/file/{fileId}", "files" in report ? report.files : []);
  }
  for await (const { seq } of all((pagination) => server.call("GET support/inquiry/list", { query: { pagination } }))) {
    const folder = `inquiries/${seq}`;
    const inquiry = await ask(() => server.call("GET support/inquiry/{seq}", { params: { seq } }));
    yield json(`${folder}/inquiry.json`, inquiry);
    yield* files(folder, "GET support/inquiry/file/{fileId}", inquiry.files);
  }
  for await (const { requestSeq } of all((pagination) =>
    server.call("GET report/deletion/mine", { query: { pagination } }),
  )) {
    const folder = `deletion-requests/${requestSeq}`;
    const request = await ask(() => server.call("GET report/deletion/{requestSeq}", { params: { requestSeq } }));
    yield json(`${folder}/request.json`, request);
  }
  for await (const { analysisSeq } of all((pagination) =>
    server.call("GET report/analysis/mine", { query: { pagination } }),
  ))
    yield json(
      `analyses/${analysisSeq}.json`,
      await ask(() => server.call("GET report/analysis/{analysisSeq}", { params: { analysisSeq } })),
    );
  yield json("watches.json", await listOf(all((pagination) => server.call("GET watch", { query: { pagination } }))));
  yield json("api-keys.json", await ask(() => server.call("GET support/api-key")));
  yield json("webhooks.json", await ask(() => server.call("GET support/webhook")));
}

const json = (path: string, value: unknown): Entry => ({
  path,
  content: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
});

async function* pagesOf<Item>(page: (number: number) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let number = 1; ; number++) {
    const { items, pagination } = await page(number);
    yield* items;
    if (!pagination.hasNext) return;
  }
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Two attachments may have the same name. */
async function* filesOf(folder: string, files: readonly File[], fetch: (fileId: string) => Promise<Blob>) {
  for (const [at, { fileId, name }] of files.entries()) {
    const path = `${folder}/files/${at + 1}-${name.replaceAll(/[/\\:]/g, "_")}`;
    yield { path, content: await fetch(fileId) };
  }
}

async function patiently<Result>(question: () => Promise<Result>, wait: Server["wait"]): Promise<Result> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (!(isApiError(error) && error.code === "TOO_MANY_REQUESTS")) throw error;
      await wait(error.retryAfter ?? DEFAULT_WAIT_S);
    }
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
