import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ClassFilter } from '#/base/api/list-filters.ts';
import {
  type CancelReason,
  type ClassRow,
  type ClassStatus,
  classDetailSchema,
  classPageSchema,
} from './class-schema.ts';

const allClasses = ['classes'] as const;
export const classPath = (id: string) => `classes/${encodeURIComponent(id)}`;
export const classDetailResponse = v.object({ data: classDetailSchema });

/** The person whose classes are listed; by default everybody in the viewer's scope. */
export interface ClassesOf {
  status: ClassStatus;
  studentId?: string | null;
}

/** `2026-11` in the API's form: month and year of the viewer's calendar (D55). */
function monthOf(month: string | undefined): Record<string, string> {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month ?? '') ?? [];
  return year && number ? { month: String(Number(number)), year } : {};
}

export async function listClasses(
  searchParams: Record<string, string>,
  signal: AbortSignal,
): Promise<ListPage<ClassRow>> {
  const { data, pagination } = await http.get('classes', { searchParams, signal }).json(classPageSchema);
  return { rows: data, total: pagination.total };
}

/** Enough classes to contain one that was not cancelled. */
const LATEST = '10';

export const classQueries = {
  all: () => allClasses,
  /** A page of the classes of a status; `sort` orders them by their start, ascending or descending. */
  list: ({ status, studentId }: ClassesOf, { page, perPage, sort, q, filters }: ListParams<ClassFilter>) => {
    const { month, ...people } = filters;
    const request = {
      status,
      page: String(page),
      per_page: String(perPage),
      sort_order: sort?.startsWith('-') ? 'desc' : 'asc',
      ...(q ? { search: q } : {}),
      ...monthOf(month),
      ...people,
      ...(studentId ? { student_id: studentId } : {}),
    };
    return queryOptions({
      queryKey: [...allClasses, 'list', request],
      queryFn: ({ signal }) => listClasses(request, signal),
    });
  },
  /** The latest class of a student that was not cancelled, future or held; null if the viewer sees none. */
  lastOf: (studentId: string) =>
    queryOptions({
      queryKey: [...allClasses, 'last-of', studentId],
      queryFn: async ({ signal }) => {
        const request = { student_id: studentId, sort_order: 'desc', page: '1', per_page: LATEST };
        const { rows } = await listClasses(request, signal);
        return rows.find(({ status }) => status !== 'cancelled') ?? null;
      },
    }),
  /** The student's name in their classes; null if the viewer sees none. */
  studentName: (studentId: string) =>
    queryOptions({
      queryKey: [...allClasses, 'student-name', studentId],
      queryFn: async ({ signal }) => {
        const { rows } = await listClasses({ student_id: studentId, page: '1', per_page: '1' }, signal);
        return rows[0]?.student.name ?? null;
      },
    }),
  /** One class with its report, history and log. @throws ApiError 404 also for a class that the viewer cannot see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allClasses, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(classPath(id), { signal }).json(classDetailResponse)).data,
    }),
};

/** D20. Repeating the cancellation changes nothing. */
export async function cancelClass(id: string, cancellation: { reason: CancelReason; note?: string }): Promise<void> {
  await http.post(`${classPath(id)}/cancel`, { json: cancellation });
}

export async function reopenClass(id: string, reason: string): Promise<void> {
  await http.post(`${classPath(id)}/reopen`, { json: { reason } });
}

export async function deleteClass(id: string): Promise<void> {
  await http.delete(classPath(id));
}
