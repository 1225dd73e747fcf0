/** Runs `work` for 0 to `count` - 1, at most `atOnce` at a time. Throws the first failure once all running calls have ended. */
export async function concurrently(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = ended.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}
