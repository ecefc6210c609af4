import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { classPageSchema, type StudentClass } from '#/api/classes.ts';
import { server } from './server.ts';

/** A class as the API sends it. */
export const aClass = (about: Partial<StudentClass> & { id: string }): StudentClass => ({
  class_number: Number(about.id),
  starts_at: '2026-11-21T13:00:00.000Z',
  duration: 30,
  status: 'scheduled',
  attendance: 'presence',
  accomplished: '',
  student: { id: '12', name: 'Layla Mansour' },
  teacher: { name: 'Salma Haddad' },
  ...about,
});

/** Answers a list of classes by status (D20); `asked` lists the searches. */
export function serveClasses(classes: StudentClass[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/classes', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const wanted = searchParams.get('status');
      const fits = ({ status }: StudentClass) =>
        !wanted || status === wanted || (wanted === 'ended' && status === 'trial');
      const data = classes.filter(fits);
      return HttpResponse.json(v.parse(classPageSchema, { data, pagination: { total: data.length } }));
    }),
  );
  return asked;
}
