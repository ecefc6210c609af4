import { writeAudit } from '#base/audit/audit.ts';
import { hasRole, isAdmin, type Reader } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { findPost } from './find-post.ts';
import { type AudienceName, audienceBits, audienceNames, isWider, mayWithPost } from './posts.policy.ts';
import { revisePost } from './revise-post.ts';
import { type LockedPost, lockPost } from './visible-post.ts';

interface Choice {
  ctx: ReaderCtx;
  id: number;
  visibleTo: readonly AudienceName[];
}

/** D50: teachers choose among students and teachers, others among all. */
const choicesOf = (reader: Reader): readonly AudienceName[] =>
  hasRole(reader, 'teacher') && !isAdmin(reader) ? ['student', 'teacher'] : audienceNames;

const audienceText = 'update posts set audience = $2 where id = $1';

/** What an author opens to more people is approved again, as any change of theirs is; an admin's choice is audited (D50). */
async function storeAudience(sql: Sql, ctx: ReaderCtx, id: number, post: LockedPost, audience: number): Promise<void> {
  await sql.query({ name: 'post-audience', text: audienceText, values: [id, audience] });
  const line = { action: 'post.visibility', subject: 'post', subjectId: id };
  if (isAdmin(ctx.reader))
    await writeAudit(sql, ctx, { ...line, before: { audience: post.audience }, after: { audience } });
  if (post.authorId === ctx.reader.userId && isWider(audience, post.audience)) await revisePost(sql, ctx, id, post);
}

/** Says whom a post is for; nobody in particular: everyone. Its author chooses, or an admin. */
export async function setAudience({ ctx, id, visibleTo }: Choice): Promise<JsonText> {
  const { reader } = ctx;
  const audience = audienceBits(visibleTo);
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, reader, id, 'no key update');
    if (!mayWithPost(reader, post).setVisibility)
      throw new AppError('forbidden', 'Only its author or an admin decides who sees a post');
    if (!visibleTo.every((name) => choicesOf(reader).includes(name)))
      throw fieldError('visibleTo', 'invalid', 'This is not yours to choose');
    if (audience !== post.audience) await storeAudience(sql, ctx, id, post, audience);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
