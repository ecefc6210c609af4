import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { PersonIds } from './people.ts';

const HOUR_MS = 60 * 60_000;

interface DemoConcern {
  by: string;
  about: string | null;
  text: string;
  hoursAgo: number;
  answer?: string;
  note?: string;
}

/** What people wrote to the named people (D146): one is new, one is answered, one is closed. */
const written: DemoConcern[] = [
  {
    by: 'parent',
    about: 'teacher',
    text: 'In the last class somebody walked behind the teacher and watched the children. Who was that?',
    hoursAgo: 5,
  },
  {
    by: 'student',
    about: null,
    text: 'شخص لا أعرفه يكتب إليّ خارج الأكاديمية ويسأل عن عنوان بيتنا.',
    hoursAgo: 30,
    answer: 'أحسنت بإخبارنا. لا تردّ عليه، وسنتصل بوالديك اليوم.',
  },
  {
    by: 'teacher',
    about: null,
    text: 'A student has been very tired and sad for three weeks and says that nobody is at home in the evenings.',
    hoursAgo: 400,
    answer: 'Thank you. We call the mother today.',
    note: 'The mother has changed her shifts; the leader looks at it again after a month.',
  },
];

const addText = `with added as (
    insert into concerns (writer_id, about_id, text, state, note, created_at, looked_at, closed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id)
  insert into concern_replies (concern_id, author_id, by_writer, text, created_at)
  select id, $9::bigint, false, $10::text, $7::timestamptz from added where $10::text is not null`;

/** The people for concerns, the leader and the admin, and what was written to them. */
export async function seedConcerns(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const [leader, admin] = [ids.get('leader'), ids.get('admin')];
  await storeSettings(sql, { values: new Map([['concern_people', `${leader},${admin}`]]), at: now, by: null });
  for (const { by, about, text, hoursAgo, answer, note } of written) {
    const at = (later: number) => new Date(now.getTime() - (hoursAgo - later) * HOUR_MS);
    const state = note ? 'closed' : answer ? 'looked_at' : 'new';
    const dates = [at(0), answer ? at(1) : null, note ? at(40) : null];
    const values = [ids.get(by), about && ids.get(about), text, state, note ?? null, ...dates, leader, answer ?? null];
    await sql.query({ text: addText, values });
  }
}
