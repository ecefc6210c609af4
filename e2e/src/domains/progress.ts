import type { Academy } from '../academy.ts';
import { type Course, dayIn, madeClass, teacherZone } from './classes.ts';

/** An-Naba 1–11, in the form of a report. */
const lesson = { kind: 'new', surahFrom: 78, ayahFrom: 1, surahTo: 78, ayahTo: 11, quality: 4 };
export const lessonAyahs = 11;

/** A class this many days ago that waits for its report. @returns its id. */
export const classDaysAgo = (academy: Academy, course: Course, days: number) =>
  madeClass(academy, course, { date: dayIn(teacherZone, -days), time: '12:30' });

/** Makes the teacher report a lesson of this many days ago. */
export async function reportLesson(academy: Academy, course: Course, days = 4): Promise<void> {
  const class_model = await classDaysAgo(academy, course, days);
  const json = { class_model, report: 'Read well', attendance: 'presence', parts: { progress: { entries: [lesson] } } };
  await academy.call('POST', 'daily-reports', { as: course.teacher, json });
}

/** How many ayahs a student has memorised. */
export async function memorisedBy(academy: Academy, { studentId, teacher }: Course): Promise<number> {
  const path = `students/${studentId}/progress`;
  return (await academy.call<{ data: { memorised: number } }>('GET', path, { as: teacher })).data.memorised;
}
