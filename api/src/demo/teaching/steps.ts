import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import type { DemoClass } from '../people/classes.ts';
import type { PersonIds } from '../people/people.ts';

type Title = readonly [en: string, ar: string];

/** The academy's own curriculum, beside the built-in one for reading. */
const arabic: readonly { level: Title; steps: readonly Title[] }[] = [
  {
    level: ['First words', 'الكلمات الأولى'],
    steps: [
      ['Greetings', 'التحيات'],
      ['Family and home', 'الأسرة والبيت'],
      ['Numbers to twenty', 'الأعداد حتى العشرين'],
      ['This and that', 'أسماء الإشارة'],
    ],
  },
  {
    level: ['Sentences', 'الجمل'],
    steps: [
      ['The nominal sentence', 'الجملة الاسمية'],
      ['The verbal sentence', 'الجملة الفعلية'],
      ['Past and present', 'الماضي والمضارع'],
      ['Questions', 'الاستفهام'],
    ],
  },
];

const curriculumText = `with made as (insert into curricula (title_en, title_ar, subject)
    values ('Arabic for beginners', 'العربية للمبتدئين', 'arabic') returning id)
  insert into curriculum_steps (curriculum_id, position, level, level_ar, title_en, title_ar)
  select made.id, r.position, r.level, r.level_ar, r.title_en, r.title_ar
  from made, jsonb_to_recordset($1::jsonb) r(position int, level text, level_ar text, title_en text, title_ar text)`;

const recordedText = `insert into student_steps (report_id, class_id, student_id, teacher_id, step_id, date, state, quality, created_at)
  select r.id, g.class_id, g.student_id, g.teacher_id, s.id, g.date, g.state, g.quality, r.created_at
  from jsonb_to_recordset($1::jsonb) g(class_id bigint, student_id bigint, teacher_id bigint, date date, place int,
      state text, quality int)
    join daily_reports r on r.class_id = g.class_id
    join (select s.id, s.position from curriculum_steps s join curricula c on c.id = s.curriculum_id
      where c.subject = 'arabic') s on s.position = g.place`;

const isHeard = ({ status, attendance }: DemoClass) => status === 'ended' && attendance === 'presence';

/** A step takes two classes: it is started, and passed or to repeat in the next one. */
function stepsOf(classes: readonly DemoClass[], ids: PersonIds) {
  return classes.flatMap((held, index) => {
    const { course, student, teacher, startsAt } = held;
    if (course.subject !== 'Arabic') return [];
    const state = index % 2 === 0 ? 'begun' : index === classes.length - 1 ? 'again' : 'passed';
    const quality = state === 'passed' ? 3 + (index % 3) : null;
    const of = { class_id: held.id, student_id: ids.get(student.login), teacher_id: ids.get(teacher.login) };
    const date = dayIn(student.timezone, startsAt);
    return [{ ...of, date, place: Math.floor(index / 2) + 1, state, quality }];
  });
}

/** D128: a curriculum, and the steps of the students who learn Arabic. */
export async function seedSteps(sql: Sql, ids: PersonIds, classes: readonly DemoClass[]): Promise<void> {
  const rows = arabic
    .flatMap(({ level: [level, level_ar], steps }) =>
      steps.map(([title_en, title_ar]) => ({ level, level_ar, title_en, title_ar })),
    )
    .map((row, index) => ({ ...row, position: index + 1 }));
  await sql.query({ text: curriculumText, values: [JSON.stringify(rows)] });
  const logins = [...new Set(classes.map(({ student }) => student.login))];
  const recorded = logins.flatMap((login) =>
    stepsOf(
      classes.filter((each) => each.student.login === login && isHeard(each)),
      ids,
    ),
  );
  await sql.query({ text: recordedText, values: [JSON.stringify(recorded)] });
}
