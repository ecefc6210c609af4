import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { isHeldBack } from '#modules/classes/classes/class-refs.ts';
import { entryFields, rangeFields } from './entry.fields.ts';
import { examFields } from './exams/exam.fields.ts';
import { exams } from './exams/exams.table.ts';
import { hifzEntries, hifzKnown, studyGoals } from './progress.table.ts';
import { stepFields } from './steps/step.fields.ts';
import { studentSteps } from './steps/steps.table.ts';

/** Personal data in the tables of this module (D123). */
export const progressPersonalData: readonly PersonalTable[] = [
  {
    ...personalColumns(hifzEntries, entryFields),
    of: ['student_id'],
    // D154: the words of a report that is not released yet.
    shown: { note: `case when ${isHeldBack('t.class_id')} then null else t.note end` },
    by: ['teacher_id'],
    erases: 'rows',
    counts: [{ as: 'progress', where: 't.student_id = p.id' }],
  },
  {
    ...personalColumns(studentSteps, stepFields),
    of: ['student_id'],
    by: ['teacher_id'],
    erases: 'rows',
    counts: [{ as: 'progress', where: 't.student_id = p.id' }],
  },
  {
    table: 'hifz_known',
    of: ['student_id'],
    by: ['recorded_by'],
    gives: [...personalColumns(hifzKnown, rangeFields).gives, 'recorded_at'],
    erases: 'rows',
  },
  {
    // Families see certificates that are confirmed.
    table: 'hifz_certificates',
    where: 't.student_id = p.id and t.confirmed_at is not null',
    gives: ['juz', 'proposed_at', 'confirmed_at'],
  },
  {
    table: 'hifz_certificates',
    of: ['student_id'],
    by: ['proposed_by', 'confirmed_by'],
    erases: 'rows',
    merges: { student_id: { move: { unlessThere: ['t.juz'] } } },
    counts: [{ as: 'certificates', where: 't.student_id = p.id and t.confirmed_at is not null' }],
  },
  {
    // The family sees an exam once it is recorded.
    table: 'exams',
    where: 't.student_id = p.id and t.recorded_at is not null',
    gives: personalColumns(exams, examFields).gives,
  },
  {
    table: 'exams',
    of: ['student_id'],
    by: ['examiner_id', 'planned_by'],
    erases: 'rows',
    merges: { examiner_id: 'staff', planned_by: 'staff' },
    counts: [{ as: 'progress', where: 't.student_id = p.id and t.recorded_at is not null' }],
  },
  {
    table: 'home_hearings',
    of: ['student_id'],
    by: ['heard_by'],
    gives: ['page', 'heard_on', 'quality', 'created_at'],
    erases: 'rows',
    merges: { student_id: { move: { unlessThere: ['t.heard_on', 't.page'] } } },
  },
  {
    table: 'home_recordings',
    of: ['student_id'],
    by: ['recorded_by'],
    gives: ['heard_on', 'pages', 'media_id', 'seconds', 'created_at'],
    file: 'media_id',
    erases: 'rows',
  },
  {
    table: 'study_plans',
    of: ['student_id'],
    by: ['changed_by'],
    gives: ['days_of_week', 'pages_a_day', 'travel'],
    erases: 'rows',
    merges: { student_id: { move: { unlessThere: ['true'] } } },
  },
  {
    table: 'study_goals',
    of: ['student_id'],
    by: ['set_by'],
    gives: [...personalColumns(studyGoals, rangeFields).gives, 'by_day', 'created_at'],
    erases: 'rows',
  },
];
