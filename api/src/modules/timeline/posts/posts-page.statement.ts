import type { Viewer } from '#base/auth/viewer.ts';
import type { Statement } from '#base/database/sql.ts';
import { jsonOf } from '#base/fields/fields.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/media/media-json.ts';
import { postFields } from './posts.fields.ts';
import { everyAudience, mayByPost, type PostViewer } from './posts.policy.ts';
import { isVisible, scopeOf } from './visible-post.ts';

/** Placeholders: the viewer, the viewer's file token, and the actions that the policy allows. */
interface Viewing {
  viewer: string;
  fileToken: string;
  may: string;
}

/** A post as a response, of the row `p` with its author `u`: the allow-list of fields. */
const postJson = ({ fileToken, viewer, may }: Viewing) =>
  jsonOf({
    ...postFields,
    images: {
      json: `coalesce((select json_agg(${mediaJson('m', fileToken)} order by pm.position)
        from post_media pm join ${mediaOf('m', 'pm.media_id')} where pm.post_id = p.id), '[]'::json)`,
    },
    may: {
      json: `${may}::json #> array[case when p.author_id = ${viewer}::bigint then 'own' else 'foreign' end, p.status]`,
    },
  });

const newestFirst = 'order by published_at desc, id desc';
/**
 * Posts before the cursor ($4 microseconds since 1970, $5 id); as many as this page and earlier pages need. The number
 * is part of the text: for a parameter the planner expects a tenth of the table, and plans anew every time.
 */
const before = (
  most: number,
) => `(published_at, id) < ('epoch'::timestamptz + $4::bigint * interval '1 microsecond', $5::bigint)
  ${newestFirst} limit ${most}`;

/**
 * A page of the feed as one JSON text. The scope is part of it: the viewer's audiences, and the viewer's own posts.
 * Each audience is read along an index, so that the cost of a page does not depend on the number of posts or on how few
 * the viewer may see; totals are stored. / $1 status, $2 audiences, $3 viewer whose own posts belong to the page (or
 * null), $6 page number, $7 the viewer's file token, $8 audiences of which only own posts are visible, $9 viewer, $10
 * the viewer's actions.
 */
const pageText = (limit: number, offset: number) => `
with own(status, audience) as (
  select 'pending', generate_series(0, 7) union all select 'approved', unnest($8::smallint[])
), scope as (
  select k.id, k.published_at from unnest($2::smallint[]) a(audience) cross join lateral (
    select id, published_at from posts where status = $1 and posts.audience = a.audience and ${before(limit + offset)}) k
  union all
  select k.id, k.published_at from own cross join lateral (
    select id, published_at from posts
    where author_id = $3 and posts.status = own.status and posts.audience = own.audience and ${before(limit + offset)}) k
), page as (
  select id, published_at from scope ${newestFirst} limit ${limit} offset ${offset}
), total as (
  select coalesce((select sum(c.total) from post_counts c where c.status = $1 and c.audience = any($2::smallint[])), 0)::bigint
    + coalesce((select sum(c.total) from author_post_counts c join own on own.status = c.status and own.audience = c.audience
        where c.author_id = $3), 0)::bigint as n
)
select json_build_object(
  'data', coalesce((select json_agg(${postJson({ viewer: '$9', fileToken: '$7', may: '$10' })} order by k.published_at desc, k.id desc)
    from page k join posts p on p.id = k.id join ${userCards} u on u.id = p.author_id), '[]'::json),
  'page', $6::int, 'limit', ${limit}, 'total', total.n, 'totalPages', (total.n + ${limit - 1}) / ${limit},
  'next', (select (extract(epoch from published_at) * 1000000)::bigint || '-' || id from page
    order by published_at, id limit 1 offset case when (select count(*) from page) < ${limit} then 1000 else 0 end)
)::text as json from total`;

export interface PostsPageArguments {
  status: 'pending' | 'approved';
  audiences: readonly number[];
  /**
   * The user whose own posts belong to the page: pending ones, and in the feed approved ones for others; null: none.
   */
  ownPostsOf: number | null;
  page: number;
  limit: number;
  viewer: PostViewer;
  /** The viewer's file token. */
  fileToken: string;
  /** The end of the former page; without it the page is found by its number. */
  cursor?: string | undefined;
}

/** A later position than that of any post. */
const START = '9000000000000000-999999999999999';

/**
 * The feed's statement with its values; the first page, and pages by cursor, are prepared once per connection by name.
 */
export function postsPageStatement(page: PostsPageArguments): Statement {
  const [micros, id] = (page.cursor ?? START).split('-');
  const onlyOwn =
    page.status === 'approved' ? everyAudience.filter((audience) => !page.audiences.includes(audience)) : [];
  const offset = page.cursor ? 0 : (page.page - 1) * page.limit;
  const { status, audiences, ownPostsOf, limit, fileToken, viewer } = page;
  return {
    ...(offset === 0 && { name: `posts-page-${limit}` }),
    text: pageText(limit, offset),
    values: [
      status,
      audiences,
      ownPostsOf,
      micros,
      id,
      page.page,
      fileToken,
      onlyOwn,
      viewer.userId,
      mayByPost(viewer),
    ],
  };
}

/**
 * One post, if the viewer can see it: $1 id, $2 to $4 the viewer's scope, $5 the file token, $6 the viewer's actions.
 */
const postText = `
select json_build_object('data', ${postJson({ viewer: '$3', fileToken: '$5', may: '$6' })})::text as json from posts p join ${userCards} u on u.id = p.author_id
where p.id = $1 and ${isVisible('p', ['$2', '$3', '$4'])}`;

export const postStatement = (id: number, viewer: Viewer, fileToken: string): Statement => ({
  name: 'post',
  text: postText,
  values: [id, ...scopeOf(viewer), fileToken, mayByPost(viewer)],
});
