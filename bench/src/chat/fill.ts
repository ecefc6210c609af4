import pg from 'pg';

/** Conversations of the demo's teacher. */
const OWN_CHATS = 100;
/** Conversations of the rest of the academy. */
const OTHER_CHATS = 2000;
const teacher = `(select id from users where email = 'teacher@academy.test')`;
const leader = `(select id from users where email = 'leader@academy.test')`;

const steps = [
  // Constraints are not checked for each message: the rows are valid.
  'set session_replication_role = replica',
  `insert into users (name, email, password_hash, role_id)
    select 'Student ' || n, 'bench-' || n || '@academy.test', '', (select id from roles where name = 'student')
    from generate_series(1, ${OWN_CHATS + OTHER_CHATS}) n`,
  `insert into student_profiles (user_id, code, teacher_id, leader_id)
    select u.id, 'B-' || u.id, case when row_number() over (order by u.id) <= ${OWN_CHATS} then ${teacher} end, ${leader}
    from users u where email like 'bench-%'`,
  `insert into chats (first_user_id, second_user_id)
    select ${teacher}, u.id from users u where email like 'bench-%' order by u.id limit ${OWN_CHATS}`,
  `insert into chats (first_user_id, second_user_id)
    select ${leader}, u.id from users u where email like 'bench-%' order by u.id offset ${OWN_CHATS}`,
  `insert into chat_members (chat_id, user_id, other_user_id)
    select id, first_user_id, second_user_id from chats union all select id, second_user_id, first_user_id from chats
    on conflict do nothing`,
];

/** Every conversation gets the same share over one year; its two people write in turn. */
const messages = `
insert into messages (chat_id, sender_id, text, created_at)
select c.id, case when n % 2 = 0 then c.first_user_id else c.second_user_id end,
  'Message ' || n || ': please read the next page twice, and mark where you stopped.',
  now() - ($1::int - n) * interval '1 year' / $1
from generate_series(1, $1::int) n
join (select id, first_user_id, second_user_id, row_number() over (order by id) as place, count(*) over () as total from chats) c
  on c.place = 1 + (n * 7919::bigint) % c.total`;

const kept = [
  'update chats c set last_message_id = (select max(id) from messages m where m.chat_id = c.id)',
  `update chat_members m set last_read_id = greatest(c.last_message_id - 3, 0), last_delivered_id = c.last_message_id,
    unread = (select count(*) from messages x where x.chat_id = m.chat_id and x.sender_id <> m.user_id and x.id > c.last_message_id - 3)
    from chats c where c.id = m.chat_id`,
  'vacuum analyze',
];

/** Fills a migrated database with this many messages, in conversations of the same people. */
export async function fill(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of steps) await client.query(text);
  await client.query(messages, [count]);
  for (const text of kept) await client.query(text);
  await client.end();
}
