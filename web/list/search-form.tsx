import { Search, X } from "lucide";
import { type ComponentProps, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./search-form.module.css";

type Props = Pick<ComponentProps<"input">, "maxLength" | "aria-describedby"> & {
  id: string;
  /** The accessible name, and the placeholder if there is no shorter one. */
  label: string;
  /** Fits into the field on the smallest phone. */
  placeholder?: string;
  words: { submit: string; clear: string };
  value: string;
  onChange: (value: string) => void;
  onSearch: () => void;
  onClear?: () => void;
  large?: boolean;
};

/** A search field with its button. */
export function SearchForm(props: Props) {
  const { id, label, placeholder = label, words, value, onChange, onSearch, onClear, large = false, ...input } = props;
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
          placeholder={placeholder}
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
