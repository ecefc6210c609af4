import type { Sql } from '#base/database/sql.ts';
import { notify } from '#modules/notifications/notify.ts';
import { adminIds } from '#modules/roles/admins.ts';
import type { AddedComment } from './comments.ts';
import type { DemoPost } from './demo-post.ts';
import { accounts, people } from './people.ts';

const MINUTE_MS = 60_000;
const RECENT_HOURS = 14 * 24;
const READ_AFTER_HOURS = 30;

interface AddedPost {
  id: number;
  post: DemoPost;
  authorId: number;
  createdAt: Date;
  likers: number[];
  comments: AddedComment[];
}

/** Whom a demo account writes as, so that the bell of each has something to say. */
const isOfDemoAccount = ({ post }: AddedPost) =>
  post.hoursAgo <= RECENT_HOURS && accounts.some(({ login }) => login === post.by);

async function tellOfComments(sql: Sql, { id, authorId, comments }: AddedPost): Promise<void> {
  for (const comment of comments)
    await notify(sql, {
      recipients: [authorId],
      actorId: comment.authorId,
      key: 'post.commented',
      params: { postId: String(id), commentId: String(comment.id), name: comment.name },
      scope: 'comment',
      relatedId: id,
      at: comment.createdAt,
      gathered: true,
      again: true,
    });
}

async function tellAuthor(sql: Sql, added: AddedPost, adminId: number): Promise<void> {
  const { id, authorId, createdAt, likers } = added;
  const about = { recipients: [authorId], scope: 'post', relatedId: id } as const;
  const approvedAt = new Date(createdAt.getTime() + 30 * MINUTE_MS);
  await notify(sql, { ...about, key: 'post.approved', actorId: adminId, at: approvedAt });
  const at = new Date(createdAt.getTime() + 50 * MINUTE_MS);
  for (const actorId of likers) await notify(sql, { ...about, key: 'post.liked', actorId, at, gathered: true });
  await tellOfComments(sql, added);
}

/** What the demo accounts were told before the first start; what is older they have read. */
export async function seedNotifications(sql: Sql, added: AddedPost[], now: Date): Promise<void> {
  const admins = await adminIds(sql);
  for (const { id, post, authorId, createdAt } of added.filter(({ post: { pending } }) => pending))
    await notify(sql, {
      recipients: admins,
      actorId: authorId,
      key: 'post.pending',
      params: { name: people.find(({ login }) => login === post.by)?.name ?? '' },
      scope: 'post',
      relatedId: id,
      at: createdAt,
    });
  for (const each of added.filter(isOfDemoAccount)) if (!each.post.pending) await tellAuthor(sql, each, admins[0] ?? 0);
  await sql.query({
    text: 'update notifications set read_at = $1 where created_at < $2',
    values: [now, new Date(now.getTime() - READ_AFTER_HOURS * 60 * MINUTE_MS)],
  });
}
