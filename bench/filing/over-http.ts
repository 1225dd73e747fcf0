// Filing over HTTP on the standalone server, with read models and search index kept up to date meanwhile.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { signIn } from "@sb/deploy/test/people/person.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { postRequest, runThrough } from "../load/run.ts";
import { median } from "../rounds.ts";
import { count, note, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { createForms } from "../workload/forms.ts";

export async function filingOverHttp(connections: number, { quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path);
  try {
    const { url } = server;
    const { accessToken } = await signIn(url, "bench@mail.example", "bench");
    const formOf = createForms();
    const reports = quick ? 300 : 1_500;
    const speeds: number[] = [];
    for (let round = 0; round <= (quick ? 1 : 3); round += 1) {
      say(`filing over HTTP, round ${round}`);
      const requests = Array.from({ length: reports }, (_, i) =>
        postRequest(url, "/sb/report", onOwnTarget(formOf(round * reports + i), round * reports + i), {
          authorization: `Bearer ${accessToken}`,
          "idempotency-key": `bench-${round}-${i}`,
        }),
      );
      const speed = await runThrough({ url, connections, requests, status: 201 });
      // The first round is a warm-up.
      if (round > 0) speeds.push(speed);
    }
    return [note("  filing over HTTP, reports/s", count(median(speeds)))];
  } finally {
    await stopped(server);
  }
}

/** One person files them all, and may have five on one target. */
export function onOwnTarget({ declare, ...form }: DeclarationInput, index: number): DeclarationInput {
  const adrs = `0xbe${index.toString(16).padStart(38, "0")}`;
  return { ...form, declare: { ...declare, declareType: "WALLET", chain: "ETH", adrs } };
}
