import type { ClassFilter } from '#/base/api/list-filters.ts';
import { places } from '#/base/components/places.ts';
import type { ClassStatus } from '#/class/api/class-schema.ts';

/** The query of a list of classes: its filters, and its search. */
type Narrowing = Partial<Record<ClassFilter | 'q', string>>;

function withStatus(list: string, status: ClassStatus, narrowing: Narrowing): string {
  const search = new URLSearchParams({ ...(status === 'scheduled' ? {} : { status }), ...narrowing });
  return search.size > 0 ? `${list}?${search}` : list;
}

/** The address of the classes of a status, with the list's filters. */
export const placeOfClasses = (status: ClassStatus, narrowing: Narrowing = {}): string =>
  withStatus(places.list, status, narrowing);

/** The address of a student's classes of a status. */
export const placeOfStudentClasses = (studentId: string, status: ClassStatus, narrowing: Narrowing): string =>
  withStatus(places.studentClasses(studentId), status, narrowing);
