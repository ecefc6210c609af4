import type { ViewerCtx } from '#base/http/ctx.ts';
import { attentionStatement } from './attention.statement.ts';
import { staffScope } from './staff-scope.ts';
import type { AttentionLine } from './statistics.schema.ts';

/** D51: what needs attention in the viewer's scope; kinds without any are left out. */
export async function findAttention({ ctx }: { ctx: ViewerCtx }): Promise<AttentionLine[]> {
  const scope = await staffScope(ctx);
  return ctx.sql.query<AttentionLine>(attentionStatement(scope, ctx));
}
