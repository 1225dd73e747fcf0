// Keys of staff: j and k go through a list, / to its search, g and a letter to a screen, ? says which there are. None works while somebody
// types or a dialog is open, nor where they were switched off (WCAG 2.1.4).
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { openModal } from "../../modals/modals.ts";
import { useGo } from "../../routing/navigation.ts";
import { onDevice } from "../../session/storage.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/fields/checkbox-field.tsx";
import type { RailItem } from "./area-rail.ts";
import styles from "./shortcuts.module.css";

/** On the device: switched off. */
const OFF = "sb-shortcuts-off";
/** The letter after g is waited for so long. Milliseconds. */
const SECOND_MS = 1_500;

export const openShortcuts = (items: readonly RailItem[]): void =>
  void openModal<void>("shortcuts", (close) => <ShortcutsDialog items={items} onClose={() => close()} />);

export function useShortcuts(items: readonly RailItem[]): void {
  const go = useGo();
  const since = useRef<number>(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForUs(event)) return;
    const isSecond = since.current !== undefined && event.timeStamp - since.current < SECOND_MS;
    const letter = letterOf(event);
    since.current = undefined;
    if (isSecond) {
      const item = items.find(({ key }) => key === letter);
      if (item) void go(item.href);
    } else if (letter === "g") since.current = event.timeStamp;
    else if (letter === "j") focusRow(1);
    else if (letter === "k") focusRow(-1);
    else if (event.key === "/") findSearch()?.focus();
    else if (event.key === "?") openShortcuts(items);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const TYPED_INTO =
  "input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]";

function isForUs({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || onDevice.getItem(OFF) === "1") return false;
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO));
}

/** A keyboard that writes Hangul or kana says the letter by its place alone. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return key.length === 1 && key > "~" ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

const findSearch = () => document.querySelector<HTMLElement>("main input[type=search], main [role=search] input");

/** Rows are articles, rows of tables, and queues: their first link or button takes the focus, and Enter presses it. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll("main article, main tbody tr, main [data-row]")].flatMap((row) => {
    const first = row.querySelector<HTMLElement>("a[href], button");
    return first ? [{ row, first }] : [];
  });
  const at = rows.findIndex(({ row }) => row.contains(document.activeElement));
  const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step]?.first;
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function ShortcutsDialog({ items, onClose }: { items: readonly RailItem[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(onDevice.getItem(OFF) !== "1");
  const { title, text, on, keys } = t(($) => $.rail.shortcuts, { returnObjects: true });
  const all: readonly (readonly [string, string])[] = [
    ["j", keys.next],
    ["k", keys.previous],
    ["Enter", keys.open],
    ["/", keys.search],
    ["?", keys.help],
    ...items.flatMap(({ key, title: name }) => (key ? [[`g ${key}`, name] as const] : [])),
  ];
  return (
    <LazyDialog
      title={title}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t(($) => $.common.close)}
        </Button>
      }
    >
      <p>{text}</p>
      <CheckboxField
        id="shortcuts-on"
        label={on}
        checked={isOn}
        onChange={(checked) => {
          onDevice.setItem(OFF, checked ? "0" : "1");
          setOn(checked);
        }}
      />
      <dl className={styles.keys}>
        {all.map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </LazyDialog>
  );
}
