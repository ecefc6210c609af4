import type { Sql } from '#base/database/sql.ts';
import { commentLikes, comments } from '#modules/timeline/comments/comments.table.ts';
import { toRichText } from '#modules/timeline/posts/content/rich-text.ts';
import { type PersonIds, people } from '../people/people.ts';
import { randomFrom } from '../random.ts';
import type { DemoPost } from './demo-post.ts';
import { viewersOf } from './viewers.ts';

const SEED = 20_260_202;
const MAX_CHARS = 2000;
const CONVERSATION_MS = 20 * 60 * 60_000;
const WARMTH = { author: 0.6, viewer: 0.1 };

interface PublishedPost {
  id: number;
  post: DemoPost;
  publishedAt: Date;
}

export interface AddedComment {
  id: number;
  postId: number;
  authorId: number;
  name: string;
  createdAt: Date;
}

/** The times of comments: quickly at first, then more slowly, and all of them before the first start. */
function timesOf(count: number, from: Date, now: Date): Date[] {
  const span = Math.min(now.getTime() - from.getTime(), CONVERSATION_MS);
  return Array.from(
    { length: count },
    (_, index) => new Date(from.getTime() + Math.round(span * ((index + 1) / (count + 1)) ** 1.5)),
  );
}

const nameOf = (login: string) => people.find((person) => person.login === login)?.name ?? '';

function rowsOf({ id, post, publishedAt }: PublishedPost, ids: PersonIds, now: Date) {
  const said = post.comments ?? [];
  const times = timesOf(said.length, publishedAt, now);
  return said.map(([by, text], index) => ({
    by,
    post,
    row: {
      postId: id,
      authorId: ids.get(by) ?? 0,
      text: toRichText(`<p>${text}</p>`, MAX_CHARS),
      createdAt: times[index] ?? now,
    },
  }));
}

function likesOf(commentId: number, by: string, post: DemoPost, ids: PersonIds, random: () => number) {
  const likers = [...viewersOf(post, ids).map(({ login }) => login), post.by].filter(
    (login) => login !== by && random() < (login === post.by ? WARMTH.author : WARMTH.viewer),
  );
  return likers.map((login) => ({ commentId, userId: ids.get(login) ?? 0 }));
}

/** Comments on the posts, and likes. */
export async function seedComments(
  sql: Sql,
  posts: readonly PublishedPost[],
  ids: PersonIds,
  now: Date,
): Promise<AddedComment[]> {
  const said = posts.flatMap((post) => rowsOf(post, ids, now));
  const added = await sql.orm
    .insert(comments)
    .values(said.map(({ row }) => row))
    .returning({ id: comments.id });
  const random = randomFrom(SEED);
  const idOf = (index: number) => added[index]?.id ?? 0;
  await sql.orm
    .insert(commentLikes)
    .values(said.flatMap(({ by, post }, index) => likesOf(idOf(index), by, post, ids, random)));
  return said.map(({ by, row }, index) => ({ ...row, id: idOf(index), name: nameOf(by) }));
}
