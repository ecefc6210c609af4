import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { studentClassIds } from '#modules/classes/classes/class-refs.ts';
import { visitFields } from './visits.fields.ts';
import { visits } from './visits.table.ts';

const { table, gives, erases } = personalColumns(visits, visitFields);

/** SQL: the visits of a teacher's classes. */
const ofTeacher = 'select w.id from visits w where w.teacher_id = p.id';
const isAbout = `(t.teacher_id = p.id or t.class_id in (${studentClassIds('p.id')}))`;

/** Personal data in the tables of this module (D123): a visit is the teacher's, once it is released (D155). */
export const visitsPersonalData: readonly PersonalTable[] = [
  { table, where: 't.teacher_id = p.id and t.released_at is not null', gives: ['class_id', ...gives] },
  {
    table: 'visit_scores',
    where: `t.visit_id in (${ofTeacher} and w.released_at is not null)`,
    gives: ['visit_id', 'title_en', 'title_ar', 'score', 'note'],
  },
  // Its words may name the student too.
  {
    table: 'visit_scores',
    where: `t.visit_id in (${ofTeacher}) or t.visit_id in (select w.id from visits w where w.class_id in (${studentClassIds('p.id')}))`,
    erases: { note: 'null' },
    keeps: { title_en: 'the academy’s words', title_ar: 'the academy’s words' },
  },
  {
    table,
    where: isAbout,
    by: ['teacher_id', 'visitor_id'],
    erases,
    merges: { teacher_id: 'staff', visitor_id: 'staff' },
  },
];
