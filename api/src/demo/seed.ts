import { users } from '#modules/accounts/accounts.table.ts';
import { toPostText } from '#modules/posts/post-text.ts';
import { audienceBits } from '#modules/posts/posts.policy.ts';
import { postLikes, posts } from '#modules/posts/posts.table.ts';
import type { Sql } from '#platform/database/sql.ts';
import { type PersonIds, seedPeople } from './accounts.ts';
import { arabicPosts } from './arabic-posts.ts';
import type { DemoPost } from './demo-post.ts';
import { englishPosts } from './english-posts.ts';
import { seedNotifications } from './notifications.ts';
import { pendingPosts } from './pending-posts.ts';
import { people } from './people.ts';
import { recentPosts } from './recent-posts.ts';

const LOCK = 4_711_002;
const SEED = 20_260_101;
const HOUR_MS = 60 * 60_000;

/** mulberry32: the same likes on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const audienceOf = ({ visibleTo = [] }: DemoPost) => audienceBits(visibleTo);

function toRow(post: DemoPost, ids: PersonIds, now: Date): typeof posts.$inferInsert {
  const createdAt = new Date(now.getTime() - post.hoursAgo * HOUR_MS);
  return {
    authorId: ids.get(post.by) ?? 0,
    text: toPostText(post.text),
    status: post.pending ? 'pending' : 'approved',
    audience: audienceOf(post),
    createdAt,
    approvedAt: post.pending ? null : new Date(createdAt.getTime() + HOUR_MS / 2),
    publishedAt: post.pending ? createdAt : new Date(createdAt.getTime() + HOUR_MS / 2),
  };
}

/** Who likes a post: everybody who can see it, each with the post's warmth as the chance. */
function likersOf(post: DemoPost, random: () => number): string[] {
  const readers = people.filter(
    ({ login, role }) => login !== post.by && (!post.visibleTo || role === 'teacher' || role.endsWith('admin')),
  );
  return readers.filter(() => random() < post.warmth * 0.8).map(({ login }) => login);
}

function toldOf(post: DemoPost, id: number, likes: { postId: number; userId: number }[], ids: PersonIds, now: Date) {
  return {
    id,
    post,
    authorId: ids.get(post.by) ?? 0,
    createdAt: new Date(now.getTime() - post.hoursAgo * HOUR_MS),
    likers: likes.filter(({ postId }) => postId === id).map(({ userId }) => userId),
  };
}

async function seedPosts(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const all = [...recentPosts, ...englishPosts, ...arabicPosts, ...pendingPosts].sort(
    (a, b) => b.hoursAgo - a.hoursAgo,
  );
  const added = await sql.orm
    .insert(posts)
    .values(all.map((post) => toRow(post, ids, now)))
    .returning({ id: posts.id });
  const random = randomFrom(SEED);
  const likes = all.flatMap((post, index) =>
    likersOf(post, random).map((login) => ({ postId: added[index]?.id ?? 0, userId: ids.get(login) ?? 0 })),
  );
  await sql.orm.insert(postLikes).values(likes);
  await seedNotifications(
    sql,
    all.map((post, index) => toldOf(post, added[index]?.id ?? 0, likes, ids, now)),
    now,
  );
}

/** Fills an empty database with an academy at work. One process does it; a database with users is left alone. */
export async function seedDemo(sql: Sql, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
    const known = await tx.orm.select({ id: users.id }).from(users).limit(1);
    if (known.length > 0) return;
    const ids = await seedPeople(tx, now);
    await seedPosts(tx, ids, now);
    await tx.query({ text: 'analyze' });
  });
}
