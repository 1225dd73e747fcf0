// A store that takes connections and says nothing.
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { openBucket } from "./bucket.ts";

it("counts as gone", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const opening = openBucket(`s3://key:secret@127.0.0.1:${port}/bucket?tls=false`, 200);
  await expect(opening).rejects.toMatchObject({ code: "SERVER_AWAY", message: "The S3 store does not answer" });
  for (const socket of sockets) socket.destroy();
  silent.close();
});
