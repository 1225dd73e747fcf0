// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAttachments } from "./use-attachments.ts";

vi.mock("./prepare-file.ts", () => ({
  prepareFile: async ({ name }: File, _canvas: unknown, onProgress: (share: number) => void) => {
    onProgress(0.5);
    if (name === "gone.txt") throw new Error("not to be opened");
    if (name === "bad.exe") return "FILE_TYPE_NOT_ALLOWED";
    return {
      sha256: name === "again.txt" ? "hash of a.txt" : `hash of ${name}`,
      sent: new File([], name),
      reduced: false,
    };
  },
}));

const file = (name: string) => new File(["x"], name);

test("files are prepared one after the other; what can't be taken is named with the reason", async () => {
  const { result } = renderHook(useAttachments);
  expect(result.current.isPreparing).toBe(false);
  act(() => result.current.props.onFiles(["a.txt", "gone.txt", "bad.exe", "again.txt", "b.txt"].map(file)));
  expect(result.current.isPreparing).toBe(true);
  await waitFor(() => expect(result.current.isPreparing).toBe(false));
  const { files, rejected } = result.current.attached;
  expect(files.map(({ ready }) => ready?.sha256)).toEqual(["hash of a.txt", "hash of b.txt"]);
  expect(rejected).toEqual([
    { name: "gone.txt", code: "FILE_UNREADABLE" },
    { name: "bad.exe", code: "FILE_TYPE_NOT_ALLOWED" },
    { name: "again.txt", code: "DUPLICATE_FILE" },
  ]);
});

test("a file that is removed while it is prepared stays away", async () => {
  const { result } = renderHook(useAttachments);
  act(() => result.current.props.onFiles([file("a.txt")]));
  act(() => result.current.props.onRemove(result.current.attached.files[0]?.id ?? ""));
  await act(async () => undefined);
  expect(result.current.attached).toMatchObject({ files: [], rejected: [] });
  expect(result.current.isPreparing).toBe(false);
});
