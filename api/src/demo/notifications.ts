import type { Sql } from '#base/database/sql.ts';
import { adminIds } from '#modules/people/roles/holders/admins.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { commentNotifications } from '#modules/timeline/comments/comments.notifications.ts';
import { excerptOf } from '#modules/timeline/posts/content/excerpt.ts';
import { postNotifications } from '#modules/timeline/posts/posts.notifications.ts';
import { accounts, people } from './people/people.ts';
import type { AddedComment } from './posts/comments.ts';
import type { DemoPost } from './posts/demo-post.ts';

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

/** Whether a demo account wrote the post; then its bell has something to show. */
const isOfDemoAccount = ({ post }: AddedPost) =>
  post.hoursAgo <= RECENT_HOURS && accounts.some(({ login }) => login === post.by);

async function notifyOfComments(sql: Sql, { id, post, authorId, comments }: AddedPost): Promise<void> {
  for (const comment of comments)
    await notify(sql, {
      kind: commentNotifications.commented,
      recipients: [authorId],
      actorId: comment.authorId,
      params: { postId: String(id), commentId: String(comment.id), name: comment.name, excerpt: excerptOf(post.text) },
      relatedId: id,
      at: comment.createdAt,
    });
}

async function notifyAuthor(sql: Sql, added: AddedPost, adminId: number): Promise<void> {
  const { id, post, authorId, createdAt, likers } = added;
  const about = { recipients: [authorId], relatedId: id, params: { excerpt: excerptOf(post.text) } };
  const approvedAt = new Date(createdAt.getTime() + 30 * MINUTE_MS);
  await notify(sql, { ...about, kind: postNotifications.approved, actorId: adminId, at: approvedAt });
  const at = new Date(createdAt.getTime() + 50 * MINUTE_MS);
  for (const actorId of likers) await notify(sql, { ...about, kind: postNotifications.liked, actorId, at });
  await notifyOfComments(sql, added);
}

/** Notifications of the demo accounts from before the first start. */
export async function seedNotifications(sql: Sql, added: AddedPost[]): Promise<void> {
  const admins = await adminIds(sql);
  for (const { id, post, authorId, createdAt } of added.filter(({ post: { pending } }) => pending))
    await notify(sql, {
      kind: postNotifications.pending,
      recipients: admins,
      actorId: authorId,
      params: { name: people.find(({ login }) => login === post.by)?.name ?? '', excerpt: excerptOf(post.text) },
      relatedId: id,
      at: createdAt,
    });
  for (const each of added.filter(isOfDemoAccount))
    if (!each.post.pending) await notifyAuthor(sql, each, admins[0] ?? 0);
}

/** Marks notifications older than a day as read. */
export async function readOldNotifications(sql: Sql, now: Date): Promise<void> {
  await sql.query({
    text: 'update notifications set read_at = $1 where created_at < $2',
    values: [now, new Date(now.getTime() - READ_AFTER_HOURS * 60 * MINUTE_MS)],
  });
}
