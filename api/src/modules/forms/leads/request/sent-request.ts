import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { pageOfKey, requestKey } from './request-key.ts';

/** What whoever has sent a request gets: its id and its own page. Null if nothing was stored. */
export function sentRequest({ deps }: Pick<Ctx, 'deps'>, id: number | null, language: PageLanguage = 'en') {
  if (id === null) return null;
  return { id: String(id), page: pageOfKey(requestKey(deps.mailSecret, id), language, 'received') };
}
