import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import type { NamedMonth } from '#modules/study/reports/index.ts';
import { monthFacts, ownPair, type PairMonth, pairMonthValues } from '#modules/study/reports/index.ts';
import { entryFields, rangeFields } from '../entry.fields.ts';
import { findHistory } from '../find-history.ts';
import type { Entry } from '../history/history.ts';
import type { WireMonth } from '../progress.schema.ts';
import { monthSteps } from '../steps/month-steps.ts';
import { goalsToCome } from '../study/goals.ts';
import { monthExams } from './month-exams.ts';
import { goalTexts, monthTexts } from './month-texts.ts';

const entriesText = `select ${selectOf({ ...rangeFields, kind: entryFields.kind, quality: entryFields.quality })},
    e.class_id as "classId", e.date::text
  from hifz_entries e join ${attendedClasses} c on c.id = e.class_id
  where c.teacher_id = $1 and c.student_id = $2 and c.starts_at >= $3 and c.starts_at < $4
  order by c.starts_at, e.class_id, e.id`;

const entriesIn = async (sql: Sql, pair: PairMonth): Promise<Entry[]> =>
  sql.query<Entry>({ name: 'month-entries', text: entriesText, values: await pairMonthValues(sql, pair) });

/** None for a former teacher, who reads the student's progress no more. */
async function readGoals(ctx: ViewerCtx, id: number) {
  try {
    return await goalsToCome({ ctx, id }, await findHistory(ctx, id));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** The draft of a month for the author of its report, from the classes that the report covers (D59). */
export async function readMonth({ ctx, named }: { ctx: ViewerCtx; named: NamedMonth }): Promise<WireMonth> {
  const pair = await ownPair(ctx, named);
  const { held, absence_student, absence_teacher } = await monthFacts(ctx, pair);
  const classes = { attended: held, absentStudent: absence_student, absentTeacher: absence_teacher };
  const texts = monthTexts(await entriesIn(ctx.sql, pair), classes);
  const goals = goalTexts(await readGoals(ctx, pair.studentId), describeAcademy(ctx.deps.academySettings).month_names);
  const steps = await monthSteps(ctx.sql, pair);
  const exams = await monthExams(ctx.sql, pair);
  const memorised = (language: 'en' | 'ar') =>
    [texts.memorised[language], steps[language], exams[language], goals[language]].filter(Boolean).join(' ');
  return { ...texts, memorised: { en: memorised('en'), ar: memorised('ar') } };
}
