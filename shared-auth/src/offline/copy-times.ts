import { create } from 'zustand';

interface Shown {
  /** When it came from the API, in ms. */
  at: number;
  /** Path of the page that requested it. */
  page: string;
}

const shownCopies = create<{ byUrl: ReadonlyMap<string, Shown> }>(() => ({ byUrl: new Map() }));

function change(apply: (byUrl: Map<string, Shown>) => void): void {
  const byUrl = new Map(shownCopies.getState().byUrl);
  apply(byUrl);
  shownCopies.setState({ byUrl });
}

export const noteCopy = (url: string, at: number): void =>
  change((byUrl) => byUrl.set(url, { at, page: location.pathname }));

/** A response of the API has replaced the copy. */
export function noteFresh(url: string): void {
  if (shownCopies.getState().byUrl.has(url)) change((byUrl) => byUrl.delete(url));
}

/** Whether anything on the page may come from the device. */
export const hasOfflineCopies = (): boolean => shownCopies.getState().byUrl.size > 0;

export const clearCopyTimes = (): void => shownCopies.setState({ byUrl: new Map() });

/** The time of the oldest copy that the page at a path shows, in ms; null if all of it is fresh. */
export const useCopyTime = (page: string): number | null =>
  shownCopies(({ byUrl }) => {
    const times = [...byUrl.values()].filter((shown) => shown.page === page).map(({ at }) => at);
    return times.length > 0 ? Math.min(...times) : null;
  });
