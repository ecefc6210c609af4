import type { Sql } from '#base/database/sql.ts';

const guestsText = `select u.id::int from users u join roles r on r.id = u.role_id
  where r.name = 'guest' and u.deleted_at is null and u.email not in ('guest@academy.test', 'parent@academy.test')
  order by u.id desc limit 2`;

const HOUR_MS = 60 * 60_000;

/** Two requests for erasure (D123): one waits for an admin, one was rejected. */
export async function seedErasures(sql: Sql, adminId: number | undefined, now: Date): Promise<void> {
  const [waiting, rejected] = await sql.query<{ id: number }>({ text: guestsText });
  if (!waiting || !rejected || !adminId) return;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await sql.query({
    text: `insert into erasures (user_id, requested_by, created_at, state, decided_by, decided_at, note)
      values ($1, $1, $2, 'rejected', $3, $4, 'The classes of your child go on. Please write to us first.'),
        ($5, $5, $6, 'asked', null, null, null)`,
    values: [rejected.id, before(300), adminId, before(280), waiting.id, before(5)],
  });
}
