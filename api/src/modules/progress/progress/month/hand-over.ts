import { AppError } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { entryFields, rangeFields } from '../entry.fields.ts';
import { findHistory } from '../find-history.ts';
import { dueOf, onlyClasses, pagesToTeachAgain } from '../history/due.ts';
import { type Memory, remember } from '../history/memory.ts';
import { nextLesson } from '../history/next-lesson.ts';
import { StudyDays } from '../history/study-days.ts';
import { summaryOf } from '../history/summary.ts';
import type { WireHandOver } from '../progress.schema.ts';
import { lengthOf, type Range } from '../quran/ranges.ts';
import { pageOf } from '../quran/structure.ts';
import type { WireLevel } from '../steps/steps.schema.ts';
import { readLevels } from '../steps/student-steps.ts';
import { lastExams } from './month-exams.ts';
import { rangesOf } from './range-text.ts';

const RECENT = 20;
const recentFields = { kind: entryFields.kind, quality: entryFields.quality, note: entryFields.note };
const recentText = `select e.date::text, ${selectOf({ ...rangeFields, ...recentFields })}
  from hifz_entries e join ${attendedClasses} c on c.id = e.class_id
  where e.student_id = $1 order by c.starts_at desc, e.id limit ${RECENT}`;
const teachersText = `select ${userRef('e.teacher_id')} as teacher from hifz_entries e
  join ${attendedClasses} c on c.id = e.class_id where e.student_id = $1 group by e.teacher_id order by max(c.starts_at) desc`;

const countOf = (ranges: readonly Range[]): number => ranges.reduce((sum, range) => sum + lengthOf(range), 0);

/** H8: each memorised ayah is in one of three parts: to be taught again, otherwise weak, otherwise up to date. */
function partsOf(memory: Memory, date: string, days: StudyDays) {
  const pages = new Set(pagesToTeachAgain(memory, date, days).map(({ page }) => page));
  const isAgain = (ayah: number) => pages.has(pageOf(ayah));
  const memorisedRanges = rangesOf((ayah) => memory.isMemorised(ayah));
  const againRanges = rangesOf((ayah) => memory.isMemorised(ayah) && isAgain(ayah));
  const weakRanges = rangesOf((ayah) => memory.isWeak(ayah) && !isAgain(ayah));
  const [again, weak] = [countOf(againRanges), countOf(weakRanges)];
  const upToDate = countOf(memorisedRanges) - again - weak;
  return { memorisedRanges, againRanges, weakRanges, counts: { upToDate, weak, again } };
}

/** The levels that are begun: how many of their steps are passed, which to repeat, and the next one. */
const handedOver = (levels: readonly WireLevel[]): WireHandOver['levels'] =>
  levels
    .filter(({ steps }) => steps.some(({ state }) => state !== null))
    .map(({ title, level, levelAr, passed, of, steps }) => {
      const used = steps.filter(({ retired }) => !retired);
      return {
        ...{ title, level, levelAr, passed, of },
        again: used.filter(({ state }) => state === 'again').map((step) => step.title),
        next: used.find(({ state }) => state !== 'passed')?.title ?? null,
      };
    });

/** The facts that a student's next teacher needs, on one page. */
export async function readHandOver({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireHandOver> {
  const { sql, now } = ctx;
  const found = await findHistory(ctx, id);
  if (!found.mayWrite) throw new AppError('forbidden', 'You do not have the permission for this');
  const memory = remember(found);
  const days = new StudyDays(found.off);
  const { memorised, solid, weak } = summaryOf(memory);
  const date = dayIn(await zoneOf(sql, id), now);
  type Teacher = { teacher: WireHandOver['teachers'][number] };
  const teachers = await sql.query<Teacher>({ text: teachersText, values: [id] });
  return {
    ...{ memorised, solid, weak },
    student: { id: String(id), name: await nameOf(sql, id) },
    teachers: teachers.map(({ teacher }) => teacher),
    ...partsOf(memory, date, days),
    next: nextLesson(found.entries),
    levels: handedOver((await readLevels({ ctx, id })).levels),
    overdue: dueOf(memory, { date, isClassDay: false }, { study: { ...onlyClasses, days } }).overdue,
    exams: await lastExams(sql, id),
    recent: await sql.query<WireHandOver['recent'][number]>({ text: recentText, values: [id] }),
  };
}
