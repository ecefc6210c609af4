import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/platform/files/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { checkAbout } from './concern-people.ts';
import { concernNotifications as kinds } from './concerns.notifications.ts';
import type { ConcernInput, ReplyInput, WireConcern } from './concerns.schema.ts';
import { concernFiles, concernReplies, concerns } from './concerns.table.ts';
import { namedFor, someNamedFor } from './named-people.ts';
import { findConcern, lockConcern } from './read-concerns.ts';

interface Attached {
  concernId: number;
  replyId?: number;
  byWriter: boolean;
  files: ReplyInput['files'];
}

/** The files have no owner then, so that no export and no count of a person's files shows them. */
async function addFiles(sql: Sql, ctx: ViewerCtx, { files, ...of }: Attached): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  const kinds = ['image', 'video', 'audio', 'document'] as const;
  await attachMedia(sql, { ids, ownerId: ctx.viewer.userId, kinds, at: ctx.now, isOwnerless: true });
  await sql.orm.insert(concernFiles).values(ids.map((mediaId) => ({ mediaId, ...of })));
}

/** D146: the viewer writes a concern. It is in no audit log. */
export function addConcern(ctx: ViewerCtx, { text, aboutId, files }: ConcernInput): Promise<WireConcern> {
  const writerId = ctx.viewer.userId;
  return ctx.sql.transaction(async (sql) => {
    if (aboutId !== null) await checkAbout(sql, ctx, aboutId);
    const to = await someNamedFor(sql, ctx, { writerId, aboutId });
    const values = { writerId, aboutId, text, createdAt: ctx.now };
    const [added] = await sql.orm.insert(concerns).values(values).returning({ id: concerns.id });
    if (!added) throw new Error('the concern was not stored');
    await addFiles(sql, ctx, { concernId: added.id, byWriter: true, files });
    const about = { recipients: to, actorId: writerId, relatedId: added.id, at: ctx.now };
    await notify(sql, { ...about, kind: kinds.written });
    return findConcern(sql, ctx, added.id);
  });
}

interface Replying {
  ctx: ViewerCtx;
  id: number;
  input: ReplyInput;
}

/** An answer of a named person; or a further word of the writer, with which a closed concern is new again. */
export function replyToConcern({ ctx, id, input: { text, files } }: Replying): Promise<WireConcern> {
  return ctx.sql.transaction(async (sql) => {
    const { writerId, aboutId, state, isMine: byWriter } = await lockConcern(sql, ctx, id);
    const values = { concernId: id, authorId: ctx.viewer.userId, byWriter, text, createdAt: ctx.now };
    const [added] = await sql.orm.insert(concernReplies).values(values).returning({ id: concernReplies.id });
    if (!added) throw new Error('the reply was not stored');
    await addFiles(sql, ctx, { concernId: id, replyId: added.id, byWriter, files });
    if (byWriter && state === 'closed')
      await sql.query({ text: `update concerns set state = 'new', closed_at = null where id = $1`, values: [id] });
    const recipients = byWriter ? await namedFor(sql, ctx, { writerId, aboutId }) : [writerId];
    const about = { recipients, actorId: ctx.viewer.userId, relatedId: id, at: ctx.now };
    await notify(sql, { ...about, kind: byWriter ? kinds.continued : kinds.answered });
    return findConcern(sql, ctx, id);
  });
}
