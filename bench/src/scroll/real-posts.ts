import { randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

interface DemoFile {
  id: string;
  [column: string]: unknown;
}

/** A copy of the files, byte for byte, under new names. */
function copyFiles(folder: string, from: string, to: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(from)) copyFileSync(path.join(folder, name), path.join(folder, name.replace(from, to)));
}

const postsText = `
insert into posts (author_id, text, status, audience, created_at, approved_at, published_at)
select author_id, text, 'approved', 0, at, at, at from (
  select posts.*, row_number() over (order by id) as n, count(*) over () as total from posts where status = 'approved' and audience = 0
) p cross join generate_series(0, $1 / 40) again cross join lateral (select now() - (again * total + n) * interval '1 second' as at) times
order by at limit $1 returning id`;

/** Adds realistic posts: the demo's texts again, 30 % with up to four of its pictures, with ten likes each. */
export async function addRealPosts(databaseUrl: string, mediaFolder: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: files } = await client.query<DemoFile>(
    "select * from media where kind = 'image' order by created_at, id",
  );
  const { rows: posts } = await client.query<{ id: string }>(postsText, [count]);
  let copied = 0;
  for (const [index, post] of posts.entries()) {
    for (let position = 0; index % 10 < 3 && position <= index % 4; position += 1) {
      const file = files[copied % files.length];
      copied += 1;
      if (!file) throw new Error('the demo has no pictures');
      const id = randomBytes(20).toString('hex');
      copyFiles(mediaFolder, file.id, id);
      await client.query(
        "insert into media select (json_populate_record(m, json_build_object('id', $1::text))).* from media m where id = $2",
        [id, file.id],
      );
      await client.query('insert into post_media (post_id, position, media_id) values ($1, $2, $3)', [
        post.id,
        position,
        id,
      ]);
    }
  }
  await client.query(
    'insert into post_likes (post_id, user_id) select p.id, u.id from unnest($1::bigint[]) p(id) cross join (select id from users order by id limit 10) u',
    [posts.map(({ id }) => id)],
  );
  await client.query('vacuum analyze');
  await client.end();
}
