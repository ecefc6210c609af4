import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { KeysQuery, keysPage, WireKey } from './api-keys.schema.ts';
import { keysText } from './key-statements.ts';

/** The keys that are not revoked, newest first. */
export async function listKeys(ctx: ViewerCtx, query: KeysQuery): Promise<InferInput<typeof keysPage>> {
  const { page, per_page } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: WireKey[] }>({
    text: keysText,
    values: [ctx.now, per_page, offsetOf(query)],
  });
  const { total = 0, rows = [] } = found ?? {};
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
