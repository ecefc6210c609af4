import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personQueries } from '#/base/api/people.ts';
import { movableQuery } from '#/timetable/api/move-classes.ts';
import { MoveDialog } from './move-dialog.tsx';

/** D7: offers to move a student's future classes to the new teacher; renders nothing if the viewer can move none. */
export default function MoveClasses(move: SlotProps<'student.teacher-changed'>) {
  const { studentId, fromTeacherId, toTeacherId } = move;
  const [isOpen, setOpen] = useState(true);
  const { data: movable } = useQuery(movableQuery({ studentId, fromTeacherId, toTeacherId }));
  const { data: teacher } = useQuery({ ...personQueries.detail(toTeacherId), enabled: Boolean(movable) });
  if (!isOpen || !movable || !teacher) return null;
  return (
    <MoveDialog
      move={{ studentId, fromTeacherId, toTeacherId }}
      movable={movable}
      teacher={teacher.name}
      onClose={() => setOpen(false)}
    />
  );
}
