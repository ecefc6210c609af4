import type { Sql } from '#base/database/sql.ts';
import type { PersonIds } from '../people/people.ts';

const notes = {
  en: 'Please say which ayahs were weak, so that the family can practise them.',
  ar: 'يُرجى ذكر الآيات التي تحتاج إلى مراجعة لتتدرب الأسرة عليها.',
};

/**
 * The latest reports of each team that a rule flags, and a sample of the others: the newest wait, of the older ones one
 * was returned and the rest read. $1 and $2 the words of a return, $3 the admin for teams without a leader.
 */
const addText = `with written as (select r.id, r.created_at, coalesce(m.leader_id, $3) as leader_id, t.language, array_remove(array[
      case when r.id % 4 = 0 then 'sample' end, case when c.attendance like 'absence%' then 'absence' end,
      case when exists (select from hifz_entries e where e.report_id = r.id and e.quality <= 2) then 'quality' end], null) as reasons
    from daily_reports r join classes c on c.id = r.class_id join users t on t.id = c.teacher_id
    left join teacher_profiles m on m.user_id = c.teacher_id),
  numbered as (select *, row_number() over (partition by leader_id order by created_at desc, id) as place from written
    where cardinality(reasons) > 0),
  known as (select *, case when place <= 6 then 'waiting' when place = 7 then 'returned' else 'read' end as status from numbered
    where place <= 30)
  insert into report_reviews (report_id, reasons, status, note, decided_by, decided_at, returned_at, created_at)
  select id, reasons, status, case when status = 'returned' then case language when 'ar' then $2 else $1 end end,
    case when status <> 'waiting' then leader_id end, case when status <> 'waiting' then created_at + interval '5 hours' end,
    case when status = 'returned' then created_at + interval '5 hours' end, created_at
  from known`;

/** What leaders are to read, and what they have read (D154). */
export async function seedReportReviews(sql: Sql, ids: PersonIds): Promise<void> {
  await sql.query({ text: addText, values: [notes.en, notes.ar, ids.get('admin')] });
}
