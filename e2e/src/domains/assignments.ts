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

/** Makes the student hand in a picture for the assignment with this page. */
export async function madeHandIn(academy: Academy, { student }: Course, page: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(aPicture('mine.png').buffer)], { type: 'image/png' }), 'mine.png');
  await academy.call('POST', `assignments/${page.split('/').at(-1)}/hand-ins`, { as: student, form });
}
