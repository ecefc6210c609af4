import type { Sql } from '#base/database/sql.ts';
import type { PersonIds } from '../people/people.ts';

const words = {
  advice: {
    en: 'You are patient, and the student reads with joy. Correct one rule at a time, and let the student find the mistake before you name it.',
    ar: 'صبرك واضح، والطالب يقرأ بسعادة. أقترح تصحيح حكم واحد في كل مرة، وترك فرصة للطالب ليكتشف الخطأ قبل ذكره.',
  },
  answer: {
    en: 'Thank you. I tried it in the next class: he found two mistakes by himself.',
    ar: 'جزاك الله خيرًا. جربت ذلك في الحصة التالية، فاكتشف الطالب خطأين بنفسه.',
  },
};

/**
 * By team, of each four teachers: one has answered a visit, one has read one, of one a visit is planned, and one waits
 * for the first visit. $1 now, $2 the admin for teams without a leader, $3 to $6 advice and answer in both languages.
 */
const addText = `with teacher as (select t.id, t.language, coalesce(m.leader_id, $2::bigint) as leader_id,
      row_number() over (partition by m.leader_id order by t.id) % 4 as turn
    from users t left join teacher_profiles m on m.user_id = t.id
    where exists (select from classes c where c.teacher_id = t.id and c.status = 'ended')),
  chosen as (select t.*, c.id as class_id, c.ends_at from teacher t cross join lateral (
    select k.id, k.ends_at from classes k where k.teacher_id = t.id and k.deleted_at is null
      and case when t.turn = 3 then k.status = 'scheduled' and k.starts_at > $1::timestamptz + interval '1 day'
        else k.status = 'ended' and k.attendance = 'presence' and k.ends_at < $1::timestamptz - interval '3 days' end
    order by case when t.turn = 3 then k.starts_at end, k.starts_at desc limit 1) c where t.turn <> 0)
  insert into visits (class_id, teacher_id, visitor_id, advice, answer, recorded_at, released_at, answered_at, created_at)
  select class_id, id, leader_id,
    case when turn <> 3 then case language when 'ar' then $4 else $3 end end,
    case when turn = 1 then case language when 'ar' then $6 else $5 end end,
    case when turn <> 3 then ends_at end, case when turn <> 3 then ends_at + interval '1 hour' end,
    case when turn = 1 then ends_at + interval '1 day' end, least($1::timestamptz, ends_at - interval '2 days')
  from chosen`;

const scoreText = `insert into visit_scores (visit_id, line_id, position, title_en, title_ar, score)
  select v.id, l.id, l.position, l.title_en, l.title_ar, case when l.position = 5 then null else 2 + (v.id + l.id) % 3 end
  from visits v cross join visit_rubric_lines l where v.recorded_at is not null`;

/** Visits of classes (D155). */
export async function seedVisits(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const { advice, answer } = words;
  const values = [now, ids.get('admin'), advice.en, advice.ar, answer.en, answer.ar];
  await sql.query({ text: addText, values });
  await sql.query({ text: scoreText });
}
