import { http } from '../http/http.ts';
import type { Language } from '../languages.ts';
import { sessionStore } from '../session/session.ts';
import { isView } from '../session/view.ts';

/**
 * D169: tells the API to which language the signed-in user has switched. A failure is no reason to keep the pages in
 * the former one; the next switch tries again.
 */
export async function saveLanguage(language: Language): Promise<void> {
  const { status, child } = sessionStore.getState();
  if (status !== 'signed-in' || child || isView()) return;
  await http.put('own-language', { json: { language } }).catch(() => undefined);
}
