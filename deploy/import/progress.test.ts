import { expect, test } from "vitest";
import { createProgress } from "./progress.ts";

function open(terminal: { readonly isTTY?: boolean; readonly columns?: number }) {
  let time = 0;
  let written = "";
  const write = (text: string) => {
    written += text;
  };
  const progress = createProgress({ ...terminal, write }, () => time);
  return {
    ...progress,
    pass: (ms: number) => {
      time += ms;
    },
    written: () => written,
    /** The lines that a terminal shows: a carriage return begins the line again, and the code after it erases it. */
    shown: () => written.split("\n").map((line) => line.split("\r\u001b[2K").at(-1)),
  };
}

test("a terminal has one moving line, below what stays", () => {
  const { show, print, pass, shown } = open({ isTTY: true, columns: 20 });
  show("too early");
  for (let lines = 1; lines <= 3; lines += 1) {
    pass(100);
    show(`${lines} lines`);
  }
  print("line 2: not taken");
  pass(100);
  show("4 lines, and more than there is room for");
  expect(shown()).toEqual(["line 2: not taken", "4 lines, and more t"]);
});

test("elsewhere there are plain lines, and few of them", () => {
  const { show, print, pass, written } = open({});
  for (let seconds = 0; seconds < 12; seconds += 1) {
    show(`${seconds} s`);
    pass(1_000);
  }
  print("done");
  expect(written()).toBe("5 s\n10 s\ndone\n");
});
