import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { PersonIds } from './people.ts';

const KIND = 'Police check';

/** Documents of two teachers (D145): one check ends soon, the other teacher's has ended. */
const addText = `insert into staff_documents (teacher_id, kind, number, issued_by, valid_from, valid_until, added_by, created_at)
  select t.id, $2, 'PC-' || t.id, 'Public Security Directorate', $3::date - 365, $3::date + case when t.id = $1 then 25 else -4 end, $4, $3::timestamptz - interval '300 days'
  from (select $1::bigint as id union select min(user_id) from teacher_profiles where user_id <> $1) t where t.id is not null`;

/** The documents of the demo, and what teaching children needs. */
export async function seedDocuments(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  await storeSettings(sql, { values: new Map([['child_document_kinds', KIND]]), at: now, by: null });
  await sql.query({ text: addText, values: [ids.get('teacher'), KIND, now, ids.get('admin')] });
}
