import { tabStorage } from '@academy/shared-auth';

const STORAGE_KEY = 'last-place';

/** The last page of the dashboard in this tab: a signed-in user who opens a sign-in page is redirected to it. */
export const readLastPlace = (): string | null => tabStorage.read(STORAGE_KEY);

export function rememberLastPlace(path: string | null): void {
  if (path === null) tabStorage.remove(STORAGE_KEY);
  else tabStorage.write(STORAGE_KEY, path);
}
