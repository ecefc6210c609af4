export const DRAFT_PREFIX = 'draft:';

/** Leaves nobody's unfinished words on a device that may be another's next. */
export function clearDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
}
