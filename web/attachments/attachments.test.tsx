// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { type Attached, NOTHING_ATTACHED } from "./attachment.ts";
import { Attachments } from "./attachments.tsx";

afterEach(cleanup);

const STORED = { fileId: "17-a", name: "stored.png", mediaType: "image/png", size: 8, sha256: "0".repeat(64) };
const CHOSEN = { id: "one", original: new File(["evidence"], "chosen.txt"), progress: 0.5 };

function show(attached: Partial<Attached>) {
  const told = { onFiles: vi.fn(), onRemove: vi.fn(), onRemoveKept: vi.fn(), onSmaller: vi.fn() };
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <Attachments id="files" attached={{ ...NOTHING_ATTACHED, ...attached }} {...told} />
    </I18nextProvider>,
  );
  return told;
}

test("where nothing is attached there is no list", () => {
  show({});
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("chosen files are told", () => {
  const { onFiles } = show({});
  fireEvent.change(screen.getByLabelText("Choose files"), { target: { files: [CHOSEN.original] } });
  expect(onFiles).toHaveBeenCalledWith([CHOSEN.original]);
});

test("stored and chosen files are listed, counted and removed, each by its id", () => {
  const { onRemove, onRemoveKept } = show({ kept: [STORED], files: [CHOSEN] });
  expect(screen.getByRole("heading").textContent).toContain("2 of 5");
  fireEvent.click(screen.getByRole("button", { name: "Remove stored.png" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove chosen.txt" }));
  expect(onRemoveKept).toHaveBeenCalledWith("17-a");
  expect(onRemove).toHaveBeenCalledWith("one");
});

test("a smaller upload can be chosen where there is a smaller copy", () => {
  const copy = { sha256: "1".repeat(64), sent: new File(["c"], "chosen.webp") };
  const ready = { sha256: "2".repeat(64), sent: CHOSEN.original, reduced: false, smaller: copy };
  const { onSmaller } = show({ files: [{ ...CHOSEN, progress: undefined, ready }], kept: [STORED] });
  fireEvent.click(screen.getByRole("checkbox", { name: /^Send smaller copies/ }));
  expect(onSmaller).toHaveBeenCalledWith(true);
});

test("a file that was not taken is named with the reason", () => {
  show({
    rejected: [
      { name: "gone.txt", code: "FILE_UNREADABLE" },
      { name: "program.exe", code: "FILE_TYPE_NOT_ALLOWED" },
    ],
  });
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("gone.txt: The file cannot be read. Please choose it again.");
  expect(alert).toContain("program.exe: ");
});

test("an image that can't be drawn here is sent as it is, and says so", () => {
  const heic = new File(["evidence"], "photo.heic", { type: "image/heic" });
  const ready = { sha256: "2".repeat(64), sent: heic, reduced: false };
  show({ files: [{ id: "one", original: heic, ready }] });
  expect(screen.getByText("The image cannot be fetched (original used).")).toBeTruthy();
});
