import { Search, X } from "lucide";
import { type ComponentProps, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./search-form.module.css";

type Props = Pick<ComponentProps<"input">, "maxLength" | "aria-describedby"> & {
  id: string;
  /** The placeholder and accessible name. */
  label: string;
  words: { submit: string; clear: string };
  value: string;
  onChange: (value: string) => void;
  onSearch: () => void;
  onClear?: () => void;
  large?: boolean;
};

/** A search field with its button. */
export function SearchForm({ id, label, words, value, onChange, onSearch, onClear, large = false, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    onClear?.();
    field.current?.focus();
  };
  return (
    <search>
      <form
        className={cx(styles.form, large && styles.large)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Icon of={Search} className={styles.icon} size={large ? 24 : 20} />
        <input
          {...input}
          ref={field}
          id={id}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== "" && (
          <Button kind="quiet" size="icon" aria-label={words.clear} onClick={clear}>
            <Icon of={X} size={20} />
          </Button>
        )}
        <Button type="submit" kind="primary" size={large ? "large" : "medium"} className={styles.submit ?? ""}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
