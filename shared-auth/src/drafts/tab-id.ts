import { tabStorage } from '../storage/browser-storage.ts';

const KEY = 'tab-id';
let unkept: string | null = null;

/** Identifies this tab over a reload; if the browser stores nothing, only until a reload. */
export function tabId(): string {
  const kept = tabStorage.read(KEY);
  if (kept) return kept;
  unkept ??= crypto.randomUUID();
  tabStorage.write(KEY, unkept);
  return unkept;
}
