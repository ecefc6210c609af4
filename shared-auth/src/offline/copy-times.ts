import { create } from 'zustand';

interface Shown {
  /** When it came from the API, in ms. */
  at: number;
  /** Path of the page that asked for it. */
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

/** A response of the API has taken the place of the copy. */
export function noteFresh(url: string): void {
  if (shownCopies.getState().byUrl.has(url)) change((byUrl) => byUrl.delete(url));
}

/** Whether anything that the page shows may come from the device. */
export const hasOfflineCopies = (): boolean => shownCopies.getState().byUrl.size > 0;

export const clearCopyTimes = (): void => shownCopies.setState({ byUrl: new Map() });

/** When the oldest came of what the page at a path shows from the device, in ms; null where all of it is fresh. */
export const useCopyTime = (page: string): number | null =>
  shownCopies(({ byUrl }) => {
    const times = [...byUrl.values()].filter((shown) => shown.page === page).map(({ at }) => at);
    return times.length > 0 ? Math.min(...times) : null;
  });
