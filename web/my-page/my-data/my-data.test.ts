import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../api/problem.ts";
import { archiveOf } from "./archive.ts";
import { collectMyData, type Server } from "./collect.ts";

const ONE_PAGE = { pagination: { hasNext: false } };
const ANSWERS: Readonly<
  Record<string, (parts: { params?: { dclrSeq?: number }; query?: { pagination: { page: string } } }) => unknown>
> = {
  "GET support/my-page": () => ({ nickname: "하늘바다" }),
  "GET user/logins": () => ({ items: [] }),
  "GET report/draft": () => {
    throw new ApiError({ status: 404, code: "NOT_FOUND" });
  },
  "GET report/history/mine": ({ query }) =>
    query?.pagination.page === "1"
      ? { items: [{ dclrSeq: 12 }], pagination: { hasNext: true } }
      : { items: [{ dclrSeq: 13 }], ...ONE_PAGE },
  "GET report/history/{dclrSeq}": ({ params }) => ({
    dclrSeq: params?.dclrSeq,
    files:
      params?.dclrSeq === 12
        ? [
            { fileId: "f-1", name: "캡처.png" },
            { fileId: "f-2", name: "a/b.txt" },
          ]
        : [],
  }),
  "GET support/inquiry/list": () => ({ items: [{ seq: 3 }], ...ONE_PAGE }),
  "GET support/inquiry/{seq}": () => ({ seq: 3, files: [] }),
  "GET report/deletion/mine": () => ({ items: [], ...ONE_PAGE }),
  "GET report/analysis/mine": () => ({ items: [], ...ONE_PAGE }),
  "GET watch": () => ({ items: [{ watchId: "w" }], ...ONE_PAGE }),
  "GET support/api-key": () => ({ items: [] }),
  "GET support/webhook": () => ({ items: [] }),
};

function serverWith(answers = ANSWERS) {
  const wait = vi.fn(async () => undefined);
  const call = async (key: string, parts = {}) => answers[key]?.(parts);
  const server = { call, wait, fetchFile: async (_: string, fileId: string) => new Blob([`bytes of ${fileId}`]) };
  return { wait, server: server as unknown as Server };
}

async function unpacked(server: Server) {
  const counts: number[] = [];
  const zip = await archiveOf(collectMyData(server), (count) => counts.push(count));
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return { counts, files: Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])) };
}

test("one archive has everything that is kept of a person, page by page, with the attachments", async () => {
  const { files, counts } = await unpacked(serverWith().server);
  expect(Object.keys(files)).toEqual([
    "account.json",
    "logins.json",
    "reports/12/report.json",
    "reports/12/files/1-캡처.png",
    "reports/12/files/2-a_b.txt",
    "reports/13/report.json",
    "inquiries/3/inquiry.json",
    "watches.json",
    "api-keys.json",
    "webhooks.json",
  ]);
  expect(JSON.parse(files["account.json"] ?? "")).toEqual({ nickname: "하늘바다" });
  expect(files["reports/12/files/1-캡처.png"]).toBe("bytes of f-1");
  expect(counts.at(-1)).toBe(10);
});

test("where the server takes no more questions for now, the archive waits as long as it says", async () => {
  let asked = 0;
  const busy = () => {
    asked += 1;
    if (asked === 1) throw new ApiError({ status: 429, code: "TOO_MANY_REQUESTS", retryAfter: 7 });
    return { items: [] };
  };
  const { server, wait } = serverWith({ ...ANSWERS, "GET user/logins": busy });
  await unpacked(server);
  expect(wait.mock.calls).toEqual([[7]]);
});

test("what can't be read ends it: half an archive is none", async () => {
  const failing = () => {
    throw new ApiError({ status: 503, code: "UNAVAILABLE" });
  };
  await expect(unpacked(serverWith({ ...ANSWERS, "GET watch": failing }).server)).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});
