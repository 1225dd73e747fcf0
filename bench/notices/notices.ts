// 10,000 notices: their pages keep to the budget of reads, the first as the last.
import { noticeDecider } from "@sb/command-service/notice/decider.ts";
import { NOTICE_TYPES } from "@sb/contracts/notice/model.ts";
import { noticeStream } from "@sb/contracts/notice/subject.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { request, signIn } from "@sb/deploy/test/people/person.ts";
import { type Context, temporaryFolder } from "../context.ts";
import type { Read } from "../reads/find-reads.ts";
import { compareAll } from "../reads/reads.ts";
import type { Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { appendStreams, newStream } from "../workload/append-streams.ts";

const NOTICES = { full: 10_000, quick: 1_000 };
const SIZE = 10;
const EDITOR = "notices@mail.example";
const LIST = "/sb/support/notice";

export async function benchNotices(context: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const count = NOTICES[context.quick ? "quick" : "full"];
  context.say(`writing ${count} notices`);
  await appendStreams(folder.path, count, notice);
  const server = await startReady(folder.path, { SB_EDITOR_EMAILS: EDITOR });
  try {
    return await compareAll(server.url, await findReads(server.url, count), context);
  } finally {
    await stopped(server);
  }
}

/** Every fourth has a time to show: those are left out of lists by the clock. */
function notice(seq: number) {
  const text = {
    optionType: NOTICE_TYPES[seq % NOTICE_TYPES.length] ?? "NOTICE",
    title: `점검 안내 ${seq}: maintenance of part ${seq % 97}`,
    content: `## ${seq}\n\n${"서비스가 잠시 멈춥니다. The service stops for a while. ".repeat(20)}`,
    ...(seq % 4 === 0 && { showTo: seq % 8 === 0 ? "2026-01-02T00:00:00.000Z" : "2099-01-01T00:00:00.000Z" }),
  };
  const events = noticeDecider.decide({ type: "Write", seq, text, publish: true }, noticeDecider.initialState);
  return newStream(noticeStream.of(seq), events, new Date(Date.UTC(2025, 0, 1) + seq * 3_600_000).toISOString());
}

async function findReads(url: string, count: number): Promise<readonly Read[]> {
  const { body } = await request<ResponseOf<"GET support/notice">>(url, "GET", "support/notice?pagination.size=100");
  const editor = await signIn(url, EDITOR, "desk");
  const last = Math.floor((count * 7) / 8 / SIZE);
  const pages = Array.from({ length: 20 }, (_, i) => `${LIST}?pagination.page=${last - 20 + i}`);
  const paths: Readonly<Record<string, readonly string[]>> = {
    "support/notice (newest 10)": [LIST],
    "support/notice, its last pages": pages,
    "support/notice, a search": ["점검", "maintenance", "service"].map(
      (words) => `${LIST}?searchKeyword=${encodeURIComponent(words)}`,
    ),
    "support/notice/{seq}": body.items.map(({ seq }) => `${LIST}/${seq}`),
  };
  const open = Object.entries(paths).map(([what, each]) => ({ what, paths: each, headers: {}, budgeted: true }));
  const headers = { authorization: `Bearer ${editor.accessToken}` };
  return [...open, { what: "admin/notice (newest 10)", paths: ["/sb/admin/notice"], headers, budgeted: true }];
}
