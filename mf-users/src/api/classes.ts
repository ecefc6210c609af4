import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import * as v from 'valibot';

/** As the tabs of a list of classes ask for them; `ended` are those that were held, trials among them (D20). */
export const classStatuses = ['scheduled', 'ended', 'cancelled', 'trial', 'needs_report_to_end'] as const;
export type ClassStatus = (typeof classStatuses)[number];

const attendances = ['presence', 'trial', 'absence_student', 'absence_teacher'] as const;

/** A value that this screen does not know yet is no reason to show nothing. */
const oneOf = <const Known extends readonly string[]>(known: Known) =>
  v.union([
    v.picklist(known),
    v.pipe(
      v.string(),
      v.transform(() => 'other' as const),
    ),
  ]);

/** What was of a class that is over, or is expected of one that is to come. */
export const attendanceSchema = oneOf(attendances);

const classSchema = v.object({
  id: v.string(),
  class_number: v.number(),
  starts_at: v.string(),
  /** Minutes. */
  duration: v.number(),
  status: oneOf(classStatuses),
  attendance: attendanceSchema,
  accomplished: v.string(),
  student: v.object({ id: v.string(), name: v.string() }),
  teacher: v.object({ name: v.string() }),
});
export type StudentClass = v.InferOutput<typeof classSchema>;

export const classPageSchema = v.object({
  data: v.array(classSchema),
  pagination: v.object({ total: v.number() }),
});

const studentClasses = (studentId: string) => ['classes', 'of-student', studentId] as const;

async function listClasses(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<StudentClass>> {
  const { data, pagination } = await http.get('classes', { searchParams, signal }).json(classPageSchema);
  return { rows: data, total: pagination.total };
}

export const classQueries = {
  /** A page of a student's classes of a status; `sort` rises or falls by their start. */
  list: (studentId: string, status: ClassStatus, { page, perPage, sort }: ListParams) => {
    const asked = {
      student_id: studentId,
      status,
      page: String(page),
      per_page: String(perPage),
      sort_order: sort?.startsWith('-') ? 'desc' : 'asc',
    };
    return queryOptions({
      queryKey: [...studentClasses(studentId), 'list', asked],
      queryFn: ({ signal }) => listClasses(asked, signal),
    });
  },
  /** The name that a student's classes give them; null where the reader sees none. */
  studentName: (studentId: string) =>
    queryOptions({
      queryKey: [...studentClasses(studentId), 'name'],
      queryFn: async ({ signal }) => {
        const { rows } = await listClasses({ student_id: studentId, page: '1', per_page: '1' }, signal);
        return rows[0]?.student.name ?? null;
      },
    }),
};
