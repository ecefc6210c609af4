const STORAGE_KEY = 'last-place';

/** The page of the dashboard that this tab showed last: a signed-in user who opens a sign-in page goes back to it. */
export const readLastPlace = (): string | null => sessionStorage.getItem(STORAGE_KEY);

export function rememberLastPlace(path: string | null): void {
  if (path === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, path);
}
