import type { Sql } from '#base/database/sql.ts';

interface Report {
  id: number;
  studentId: number;
  teacherId: number;
  parentId: number;
}

/** The latest report on each student with a parent, without the student whose parent is still asked. */
const reportsText = `select distinct on (r.student_id) r.id::int, r.student_id::int as "studentId",
    r.teacher_id::int as "teacherId", e.related_user_id::int as "parentId"
  from monthly_reports r join effective_relations e on e.user_id = r.student_id and e.relationship_type = 'parent'
  where e.related_user_id <> $1 order by r.student_id, r.year desc, r.month desc, r.id desc limit 4`;

const answers = [
  { score: 2, words: 'The classes begin late, and half an hour is short then.' },
  { score: 5, words: 'He looks forward to every class.' },
  { score: 4, words: null },
  { score: 5, words: null },
];

const DAY_MS = 24 * 60 * 60_000;

/** The responses of families to their last monthly report (C24); one family is dissatisfied. */
export async function seedFeedback(sql: Sql, askedParent: number | undefined, now: Date): Promise<void> {
  const reports = await sql.query<Report>({ text: reportsText, values: [askedParent ?? 0] });
  for (const [index, { id, studentId, teacherId, parentId }] of reports.entries()) {
    const { score, words } = answers[index % answers.length] ?? { score: 5, words: null };
    await sql.query({
      text: `insert into feedback (occasion, student_id, teacher_id, monthly_report_id, score, words, answered_by, created_at)
        values ('monthly_report', $1, $2, $3, $4, $5, $6, $7)`,
      values: [studentId, teacherId, id, score, words, parentId, new Date(now.getTime() - (index + 1) * DAY_MS)],
    });
  }
}
