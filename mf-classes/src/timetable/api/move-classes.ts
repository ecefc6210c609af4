import { http } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { classQueries, listClasses } from '#/class/api/classes.ts';
import { conflictSchema } from '#/class/api/schedule.ts';

/** The student whose classes are moved, with the former and the new teacher. */
export type Move = SlotProps<'student.teacher-changed'>;

const conflictOfMove = v.object({ id: v.string(), title: v.string(), starts_at: v.string(), conflict: conflictSchema });
export type MoveConflict = v.InferOutput<typeof conflictOfMove>;
const moveResponse = v.object({ data: v.object({ moved: v.number(), conflicts: v.array(conflictOfMove) }) });
export type Moved = v.InferOutput<typeof moveResponse>['data'];

const MOST_ROWS = 100;

/** The number of classes that can be moved, and the first one; null if there are none. */
export type Movable = { first: ClassRow; count: number } | null;

/**
 * The future classes with the former teacher that the viewer may move: their number and the first; null if there are
 * none.
 */
export const movableQuery = ({ studentId, fromTeacherId }: Move) =>
  queryOptions({
    queryKey: [...classQueries.all(), 'movable', studentId, fromTeacherId],
    queryFn: async ({ signal }): Promise<Movable> => {
      const people = { student_id: studentId, teacher_id: fromTeacherId };
      const request = { ...people, status: 'scheduled', page: '1', per_page: String(MOST_ROWS), sort_order: 'asc' };
      const { rows, total } = await listClasses(request, signal);
      const first = rows.find(({ may }) => may.move);
      return first ? { first, count: total - rows.filter(({ may }) => !may.move).length } : null;
    },
    staleTime: 0,
  });

/** D7. If one class has a conflict nothing is moved, unless such classes are to stay. */
export async function moveClasses(move: Move, skipConflicts: boolean): Promise<Moved> {
  const json = {
    student_id: move.studentId,
    from_teacher_id: move.fromTeacherId,
    to_teacher_id: move.toTeacherId,
    skip_conflicts: skipConflicts,
  };
  return (await http.post('classes/move', { json }).json(moveResponse)).data;
}
