import pg from 'pg';

/** What the server stores of the nth listener's token. */
const tokenOf = (n: number) => `listener-${n}`;

/** Creates signed-in users. @returns their tokens, and the key for publishing. */
export async function fillListeners(databaseUrl: string, count: number): Promise<{ tokens: string[]; key: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with added as (
      insert into users (name, email, password_hash, role_id)
      select 'Listener ' || n, 'listener-' || n || '@academy.test', 'none', (select id from roles where name = 'student')
      from generate_series(1, $1::int) n returning id, email)
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(convert_to(split_part(email, '@', 1), 'utf8')), id, now(), now() + interval '30 days' from added`,
    [count],
  );
  await client.query('analyze users, sessions');
  const { rows } = await client.query<{ value: string }>(`select value from secrets where name = 'realtime'`);
  await client.end();
  const key = rows[0]?.value;
  if (!key) throw new Error('the academy has no key of its own');
  return { tokens: Array.from({ length: count }, (_, at) => tokenOf(at + 1)), key };
}
