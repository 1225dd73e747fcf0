// Pictures of few bytes that would take seconds and gigabytes to decode: how soon they are refused, and what others notice.
import { declaration } from "@sb/deploy/test/people/declaration.ts";
import { type Person, signIn } from "@sb/deploy/test/people/person.ts";
import sharp from "sharp";
import { type Context, temporaryFolder } from "../context.ts";
import { median, timed } from "../rounds.ts";
import { atMost, count, milliseconds, note, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";

type Picture = Uint8Array<ArrayBuffer>;

/** 100 megapixels. */
const SIDE = 10_000;
const SHADES = [10, 60, 110, 160, 210];
const REFUSED_MS = 200;
/** A draft may take so much longer than without the pictures, at the median. */
const SLOWER = 3;

export async function benchPictures({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  say("drawing five interlaced pictures of 100 megapixels");
  const pictures: Picture[] = [];
  for (const shade of SHADES) pictures.push(await draw(shade));
  const server = await startReady(folder.path);
  try {
    const attacker = await signIn(server.url, "attacker@mail.example", "attacker");
    const writer = await signIn(server.url, "writer@mail.example", "writer");
    const drafts = quick ? 20 : 100;
    await saving(writer, drafts);
    const quiet = await saving(writer, drafts);
    const attack = sendInTurn(attacker, pictures);
    const meanwhile = await saving(writer, drafts);
    return rowsOf(await attack.end(), quiet, meanwhile);
  } finally {
    await stopped(server);
  }
}

async function draw(shade: number): Promise<Picture> {
  const background = { r: shade, g: shade, b: shade };
  const drawing = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
  return new Uint8Array(await drawing.png({ progressive: true }).toBuffer());
}

/** One after the other until it is ended; each has to be refused. */
function sendInTurn(attacker: Person, pictures: readonly Picture[]) {
  const times: number[] = [];
  let over = false;
  const sending = async (): Promise<readonly number[]> => {
    while (!over) for (const picture of pictures) times.push(await timed(() => requireRefused(attacker, picture)));
    return times;
  };
  const sent = sending();
  return {
    end: () => {
      over = true;
      return sent;
    },
  };
}

async function requireRefused(attacker: Person, picture: Picture): Promise<void> {
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration()));
  form.append("files", new Blob([picture]), "picture.png");
  const { status } = await attacker.call("POST", "report", form);
  if (status !== 413) throw new Error(`A picture of 100 megapixels was answered with ${status}`);
}

/** How long each draft takes to be saved, one after the other. */
async function saving(writer: Person, drafts: number): Promise<readonly number[]> {
  const times: number[] = [];
  const stored = await writer.call<{ revision?: string }>("GET", "report/draft");
  let { revision } = stored.body;
  for (let at = 0; at < drafts; at += 1) {
    const body = { draft: { title: `draft ${at}` }, revision };
    const save = async () => {
      ({ revision } = (await writer.call<{ revision: string }>("PUT", "report/draft", body)).body);
    };
    times.push(await timed(save));
  }
  return times;
}

function rowsOf(refused: readonly number[], quiet: readonly number[], meanwhile: readonly number[]): readonly Row[] {
  const budget = SLOWER * median(quiet);
  return [
    atMost("a picture of 100 megapixels, the slowest of all refused", Math.max(...refused), REFUSED_MS, milliseconds),
    note("  the median, and how many", `${milliseconds(median(refused))}, ${count(refused.length)}`),
    atMost("  another person's draft meanwhile, median", median(meanwhile), budget, milliseconds),
    note(
      "  their slowest, and without the pictures",
      `${milliseconds(Math.max(...meanwhile))}, ${milliseconds(Math.max(...quiet))}`,
    ),
  ];
}
