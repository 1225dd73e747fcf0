// React Router numbers the entries of the history in their state, from 0 where the person entered the app.
/** The number of the entry that is shown. */
export const historyEntry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** There is a page of this app to go back to. */
export const canGoBack = (): boolean => historyEntry() > 0;
