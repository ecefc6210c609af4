import type { Sql } from '#base/database/sql.ts';
import { heldStatuses } from '#modules/classes/classes/class-status.ts';
import type { DemoClass } from '../people/classes.ts';
import type { PersonIds } from '../people/people.ts';
import { randomFrom } from '../random.ts';

const SEED = 20_260_108;

interface Words {
  en: string;
  ar: string;
}

/** Texts of teachers, in which dots stand for the completed work: one thing or several. */
const held: Words[] = [
  {
    en: 'We read … without a stop. Please revise it twice before the next class.',
    ar: 'قرأنا … دون توقف. المطلوب مراجعتها مرتين قبل الحصة القادمة.',
  },
  {
    en: 'We worked on …. The new part is in place, the end needs another day.',
    ar: 'عملنا على …. ثبت الجديد، وآخره يحتاج إلى يوم آخر.',
  },
  {
    en: 'We finished …. Pronunciation is clearer than last week; slower reading would help.',
    ar: 'أنجزنا …. النطق أوضح من الأسبوع الماضي، والتمهل في القراءة يفيد.',
  },
  {
    en: 'Good attention today. …: two mistakes, both corrected at once.',
    ar: 'انتباه جيد اليوم. …: خطآن صُححا في حينهما.',
  },
  {
    en: 'We spent the whole class on …, because we repeated the part before it. That was worth it.',
    ar: 'خصصنا الحصة كلها لدراسة …، لأننا أعدنا الجزء السابق، وكان ذلك مفيدًا.',
  },
];
/** The first text for a class about the Arabic language, where the topic is no passage to read. */
const topic: Words = {
  en: 'Topic of the class: …. Please go over it twice before the next class.',
  ar: 'موضوع الحصة: …. المطلوب مراجعته مرتين قبل الحصة القادمة.',
};
const fixed: Record<'trial' | 'absence_student' | 'absence_teacher', Words> = {
  trial: {
    en: 'First class: we got to know each other and found the right level. Ready to begin with three classes a week.',
    ar: 'الحصة الأولى: تعارفنا وحددنا المستوى. البداية بثلاث حصص في الأسبوع.',
  },
  absence_student: { en: 'Student did not attend.', ar: 'لم يحضر الطالب.' },
  absence_teacher: {
    en: 'I could not attend and apologise; we will make up for it.',
    ar: 'تعذر حضوري، وأعتذر، مع تعويض الحصة لاحقًا.',
  },
};

const isLanguageCourse = (title: string) => /^(?:Arabic|اللغة العربية) – /.test(title);

function textOf({ attendance = 'presence', accomplished = '', title }: DemoClass, chance: number): string {
  const language = /[\u0600-\u06ff]/.test(title) ? 'ar' : 'en';
  if (attendance !== 'presence') return fixed[attendance][language];
  const place = Math.floor(chance * held.length);
  const words = place === 0 && isLanguageCourse(title) ? topic : held[place];
  return (words?.[language] ?? '…').replace('…', accomplished);
}

/** One statement with one parameter. */
const addText = `with given as (select * from json_to_recordset($1) as g(class_id bigint, author_id bigint, at timestamptz, text text)),
  added as (insert into daily_reports (class_id, author_id, created_at) select class_id, author_id, at from given order by at
    returning id, class_id)
  insert into daily_report_parts (report_id, position, kind, body)
  select a.id, 0, 'comment', json_build_object('text', g.text) from added a join given g on g.class_id = a.class_id`;

const historyText = `insert into class_history (class_id, action, from_status, to_status, actor_id, reason, at)
  select class_id, action, from_status, to_status, actor_id, reason, at from json_populate_recordset(null::class_history, $1)
  order by at`;

/** The attendance: the teacher joins a little early, the student a little late; an absent person has no entry. */
const logText = `insert into attendance_log (class_id, user_id, joined_at, left_at)
  select c.id, w.user_id, c.starts_at + w.late * interval '1 second',
    case when c.attendance = 'absence_student' then c.starts_at + interval '20 minutes' else c.ends_at end
      + (c.id * 7 % 90) * interval '1 second'
  from classes c cross join lateral (values (c.teacher_id, -(c.id * 13 % 240), 'absence_teacher'),
    (c.student_id, c.id * 11 % 180, 'absence_student')) w(user_id, late, absence)
  where c.status in ('ended', 'trial') and c.attendance <> w.absence
    and not (c.attendance = 'absence_teacher' and w.absence = 'absence_student') order by 3`;

const isHeld = ({ status }: DemoClass) => heldStatuses.some((held) => held === status);

/** The history of each class: created, then reported or cancelled. */
function historyOf(each: DemoClass, ids: PersonIds) {
  const { id: class_id, status, createdAt, reportedAt, cancelReason } = each;
  const actor_id = ids.get(each.teacher.login);
  const made = { class_id, action: 'create', from_status: null, to_status: 'scheduled', actor_id, at: createdAt };
  if (isHeld(each))
    return [
      made,
      { class_id, action: 'report', from_status: 'needs_report_to_end', to_status: status, actor_id, at: reportedAt },
    ];
  if (status !== 'cancelled') return [made];
  return [made, { ...made, action: 'cancel', from_status: 'scheduled', to_status: status, reason: cancelReason }];
}

/** The reports and attendance of held classes, and the histories of all classes. */
export async function seedReports(sql: Sql, ids: PersonIds, classes: readonly DemoClass[]): Promise<void> {
  const random = randomFrom(SEED);
  const reports = classes.filter(isHeld).map((each) => ({
    class_id: each.id,
    author_id: ids.get(each.teacher.login),
    at: each.reportedAt,
    text: textOf(each, random()),
  }));
  await sql.query({ text: addText, values: [JSON.stringify(reports)] });
  await sql.query({ text: logText });
  await sql.query({ text: historyText, values: [JSON.stringify(classes.flatMap((each) => historyOf(each, ids)))] });
}
