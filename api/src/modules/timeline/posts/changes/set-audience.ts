import { writeEdit } from '#base/audit/audit.ts';
import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { findPost } from '#modules/timeline/posts/find-post.ts';
import {
  type AudienceName,
  audienceBits,
  audienceNames,
  isWider,
  postAbilities,
} from '#modules/timeline/posts/posts.policy.ts';
import { type LockedPost, lockPost } from '#modules/timeline/posts/visible-post.ts';
import { revisePost } from './revise-post.ts';

interface Choice {
  ctx: ViewerCtx;
  id: number;
  visibleTo: readonly AudienceName[];
}

/** D50: teachers choose among students and teachers, others among all. */
const choicesOf = (viewer: Viewer): readonly AudienceName[] =>
  hasRole(viewer, 'teacher') && !isAdmin(viewer) ? ['student', 'teacher'] : audienceNames;

const audienceText = 'update posts set audience = $2 where id = $1';

/**
 * A post that its author opens to more people must be approved again, like any change by the author; an admin's choice
 * is audited (D50).
 */
async function storeAudience(sql: Sql, ctx: ViewerCtx, id: number, post: LockedPost, audience: number): Promise<void> {
  await sql.query({ name: 'post-audience', text: audienceText, values: [id, audience] });
  const line = { action: 'post.visibility', subject: 'post', subjectId: id };
  if (isAdmin(ctx.viewer))
    await writeEdit(sql, ctx, { ...line, before: { audience: post.audience }, after: { audience } });
  if (post.authorId === ctx.viewer.userId && isWider(audience, post.audience)) await revisePost(sql, ctx, id, post);
}

/** Sets the audience of a post, by its author or an admin; an empty one means everyone. */
export async function setAudience({ ctx, id, visibleTo }: Choice): Promise<JsonText> {
  const { viewer } = ctx;
  const audience = audienceBits(visibleTo);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, viewer, id, 'no key update');
    if (!postAbilities(viewer, post).setVisibility)
      throw new AppError('forbidden', 'Only its author or an admin decides who sees a post');
    if (!visibleTo.every((name) => choicesOf(viewer).includes(name)))
      throw fieldError('visibleTo', 'invalid', 'This is not yours to choose');
    if (audience !== post.audience) await storeAudience(sql, ctx, id, post, audience);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
