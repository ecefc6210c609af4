import pg from 'pg';

/** This many of the newest posts have likes and comments, and some of them have pictures. */
const LIVELY = 10_000;
const LIKES = 10;
const COMMENTS = 5;

const PARAGRAPH =
  'Read one line you already know by heart, slowly, and listen only for the ghunnah: two full counts, every time. ' +
  'اقرأ سطرًا واحدًا تحفظه، على مهل، ولا تستمع إلا للغنّة: حركتان كاملتان في كل مرة. ' +
  'Do it every evening for a week, and correct nothing else. By Friday the rest will have slowed down to keep it company.';

/**
 * $1 posts, $2 text. One post per second until now, most for everybody, the others for each audience that teachers
 * choose.
 */
const postsText = `
insert into posts (author_id, text, status, audience, created_at, approved_at, published_at)
select writers.ids[1 + n % array_length(writers.ids, 1)], '<p>' || n || '. ' || $2 || '</p>', 'approved',
  (array[0, 0, 0, 0, 0, 0, 0, 1, 2, 3])[1 + n % 10], at, at, at
from generate_series($1::int, 1, -1) n cross join lateral (select now() - n * interval '1 second' as at) times
  cross join (select array_agg(u.id order by u.id) as ids from users u join roles r on r.id = u.role_id
    where r.name in ('teacher', 'leader', 'admin')) writers
order by n desc`;

const lively = `(select id, row_number() over () as n from
  (select id from posts where status = 'approved' order by published_at desc, id desc limit ${LIVELY}) newest) p`;
const someone = (count: number) => `cross join lateral (
  select u.id from users u order by (u.id * 7919 + p.id * 104729) % 1009 limit ${count}) u`;

const likesText = `insert into post_likes (post_id, user_id) select p.id, u.id from ${lively} ${someone(LIKES)} on conflict do nothing`;
const commentsText = `insert into comments (post_id, author_id, text, created_at)
select p.id, u.id, '<p>May Allah reward you. أحسن الله إليكم.</p>', now() from ${lively} ${someone(COMMENTS)}`;

/** Every fourth post has one to three pictures. The feed reads only their rows. */
const mediaText = `
with pictures as (
  select p.id as post_id, k as position, substr(encode(sha256(convert_to(p.id || '-' || k, 'UTF8')), 'hex'), 1, 40) as id
  from ${lively} cross join generate_series(0, 2) k where p.n % 4 = 0 and k <= p.n % 3
), files as (
  insert into media (id, owner_id, kind, mime, extension, size, width, height, thumbnails, attached_at)
  select pictures.id, posts.author_id, 'image', 'image/webp', 'webp', 40000, 1200, 900, '{320,640}', now()
  from pictures join posts on posts.id = pictures.post_id
)
insert into post_media (post_id, position, media_id) select post_id, position, id from pictures`;

/** Adds posts to an academy's database, newer than the existing ones. */
export async function fillFeed(databaseUrl: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(postsText, [posts, PARAGRAPH]);
  await client.query(likesText);
  await client.query(commentsText);
  await client.query(mediaText);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}
