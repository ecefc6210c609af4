import type { Academy } from '../academy.ts';
import type { Course } from './classes.ts';
import { aPicture } from './files.ts';

/** Makes a teacher give an assignment for a class. @returns the path of its page. */
export async function madeAssignment(
  academy: Academy,
  { teacher }: Course,
  about: { classId: string; title: string },
): Promise<string> {
  const form = new FormData();
  form.set('classId', about.classId);
  form.set('title', about.title);
  form.set(
    'assignmentFile',
    new Blob([new Uint8Array(aPicture('page.png').buffer)], { type: 'image/png' }),
    'page.png',
  );
  const { data } = await academy.call<{ data: { id: string } }>('POST', 'assignments', { as: teacher, form });
  return `/dashboard/classes/my-assignments/${data.id}`;
}
