import { tabStorage } from '../storage/browser-storage.ts';

const KEY = 'tab-id';
let unkept: string | null = null;

/** Names this tab over a reload, or until a reload where the browser stores nothing. */
export function tabId(): string {
  const kept = tabStorage.read(KEY);
  if (kept) return kept;
  unkept ??= crypto.randomUUID();
  tabStorage.write(KEY, unkept);
  return unkept;
}
