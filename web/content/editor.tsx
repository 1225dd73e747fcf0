// Parts that the editors of all content share: the screen, the form beside its preview, and whose words count.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryFailed } from "../errors/query-failed.tsx";
import { BackLink } from "../list/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Page } from "../ui/page.tsx";
import styles from "./editor.module.css";

type PageProps<Content> = {
  query: UseQueryResult<Content>;
  back: { readonly href: string; readonly label: string };
  title: string;
  /** Shown where it could not be loaded. */
  failed: string;
  loading: ReactNode;
  children: (content: Content) => ReactNode;
};

/** The screen on which one piece of content is edited. */
export function EditorPage<Content>({ query, back, title, failed, loading, children }: PageProps<Content>) {
  return (
    <Page above={<BackLink {...back} />} title={title}>
      {query.isPending && loading}
      {query.isError && <QueryFailed title={failed} query={query} />}
      {query.data && children(query.data)}
    </Page>
  );
}

type BesideProps = {
  children: ReactNode;
  preview: ReactNode /** The preview may be longer than the window. */;
  scrolls?: boolean;
};

/** A form, and beside it what readers will see. */
export function BesidePreview({ children, preview, scrolls = false }: BesideProps) {
  return (
    <div className={styles.editor}>
      {children}
      <div className={cx(styles.preview, scrolls && styles.scrolls)}>{preview}</div>
    </div>
  );
}

type Choice = { readonly label: string; readonly onChoose: () => void };
type NoteProps = {
  title: string;
  text: string;
  take: Choice;
  keep: Choice /** It lies above the form, and is told at once. */;
  urgent?: boolean;
};

/** Somebody else saved it meanwhile: whose words count? Nothing is lost before one of them is chosen. */
export function ChangedNote({ title, text, take, keep, urgent = false }: NoteProps) {
  return (
    <div role={urgent ? "alert" : "status"} className={urgent ? styles.urgent : styles.changed}>
      <strong>{title}</strong>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={take.onChoose}>{take.label}</Button>
        <Button {...(urgent && { kind: "danger" })} onClick={keep.onChoose}>
          {keep.label}
        </Button>
      </div>
    </div>
  );
}
