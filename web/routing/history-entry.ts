// React Router stores an index in each history entry's state, starting at 0 where the user entered the app.
/** The index of the current entry. */
export const historyEntry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Whether Back stays within the app. */
export const canGoBack = (): boolean => historyEntry() > 0;
