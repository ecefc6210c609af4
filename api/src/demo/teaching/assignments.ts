import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { assignments } from '#modules/study/assignments/assignments.table.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoFile, prepareFiles, storeFile } from '../files/demo-files.ts';
import { workbook } from '../files/workbook.ts';
import type { DemoClass } from '../people/classes.ts';
import type { DemoPerson, PersonIds } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

const HOUR_MS = 60 * 60_000;

interface Homework {
  en: string;
  ar: string;
  /** A picture of `media/`, or the pictures of a workbook. */
  file: string | readonly string[];
}

const homework: Homework[] = [
  { en: 'Writing sheet: ba', ar: 'ورقة كتابة: الباء', file: ['writing-ba', 'pen-practice'] },
  { en: 'Places of articulation', ar: 'مخارج الحروف', file: 'makharij.webp' },
  { en: 'Revision plan of the week', ar: 'خطة مراجعة الأسبوع', file: 'revision-plan.pdf' },
  {
    en: 'Six words to read and copy',
    ar: 'ست كلمات للقراءة والنسخ',
    file: ['word-sun', 'word-moon', 'word-star', 'word-pen', 'word-olive', 'word-seas'],
  },
  { en: 'Noon with sukoon: examples', ar: 'النون الساكنة: أمثلة', file: 'noon-sakinah.webp' },
];
/** The last classes of each student of these teachers have an assignment. */
const teachers = ['teacher', 'fatima.zahra', 'omar.farouk'];
const CLASSES = 3;

export type HomeworkFiles = readonly DemoFile[];

/** Prepares the files: this takes long, so no transaction may wait for it. */
export async function prepareHomework(): Promise<HomeworkFiles> {
  const names = homework.flatMap(({ file }) => (typeof file === 'string' ? [file] : []));
  const files = await prepareFiles(names);
  return Promise.all(
    homework.map(async ({ en, file }): Promise<DemoFile> => {
      const found = typeof file === 'string' ? files.get(file) : undefined;
      if (found) return found;
      return { name: `${en.replaceAll(':', '')}.pdf`, bytes: await workbook(file as readonly string[]) };
    }),
  );
}

/** The last held classes of each student, and the next one. */
function chosenClasses(classes: readonly DemoClass[]): DemoClass[] {
  const byStudent = new Map<DemoPerson, DemoClass[]>();
  for (const each of classes) {
    if (!teachers.includes(each.teacher.login) || each.status === 'cancelled') continue;
    byStudent.set(each.student, [...(byStudent.get(each.student) ?? []), each]);
  }
  return [...byStudent.values()].flatMap((own) => {
    const next = own.findIndex(({ status }) => status === 'scheduled');
    const end = next === -1 ? own.length : next + 1;
    return own.slice(Math.max(0, end - CLASSES), end);
  });
}

/** Assignments for the latest classes; the older ones were opened. */
export async function seedAssignments(
  deps: Deps,
  sql: Sql,
  files: HomeworkFiles,
  ids: PersonIds,
  classes: readonly DemoClass[],
): Promise<void> {
  const now = deps.now().getTime();
  for (const [index, each] of chosenClasses(classes).entries()) {
    const about = homework[index % homework.length];
    const file = files[index % homework.length];
    if (!about || !file) continue;
    const at = new Date(Math.min(each.endsAt.getTime() + HOUR_MS, now - (index + 1) * 60_000));
    const studentId = ids.get(each.student.login) ?? 0;
    const isSeen = each.status !== 'scheduled';
    await sql.orm.insert(assignments).values({
      classId: each.id,
      studentId,
      mediaId: await storeFile(demoCtx({ deps, sql, viewer: viewerOf(each.teacher, ids), now: at }), file),
      title: about[each.course.language],
      uploadedBy: ids.get(each.teacher.login) ?? 0,
      createdAt: at,
      ...(isSeen ? { seenAt: new Date(at.getTime() + HOUR_MS), seenBy: studentId } : {}),
    });
  }
}
