import type { InferInput } from 'valibot';
import { lookers } from '#base/auth/viewer.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { feedbackFields } from './feedback.fields.ts';
import { feedbackScope } from './feedback.policy.ts';
import type { FeedbackQuery, feedbackPage, WireListedFeedback } from './feedback.schema.ts';
import { canViewFeedback, isLow } from './feedback-sql.ts';

const columns = selectOf(feedbackFields);

/** Answers of families about people in the viewer's scope, newest first (C24). */
export async function listFeedback({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: FeedbackQuery;
}): Promise<InferInput<typeof feedbackPage>> {
  const scope = await feedbackScope(ctx);
  const { page, per_page, state } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: WireListedFeedback[] }>({
    text: `with matched as materialized (select f.* from feedback f
        where ${canViewFeedback(scope, '$1::bigint', '$4::bigint[]')} and ${state === 'low' ? isLow : 'true'})
      select (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
        select ${columns} from matched f order by f.created_at desc, f.id desc limit $2 offset $3) page), '[]'::json) as rows`,
    values: [ctx.viewer.userId, per_page, offsetOf(query), lookers(ctx.viewer)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** One answer that the viewer can read. @throws AppError `not_found`. */
export async function findFeedback(ctx: ViewerCtx, id: number): Promise<WireListedFeedback> {
  const scope = await feedbackScope(ctx);
  const [found] = await ctx.sql.query<WireListedFeedback>({
    text: `select ${columns} from feedback f where f.id = $2 and ${canViewFeedback(scope, '$1::bigint', '$3::bigint[]')}`,
    values: [ctx.viewer.userId, id, lookers(ctx.viewer)],
  });
  if (!found) throw notFound('Feedback');
  return found;
}
