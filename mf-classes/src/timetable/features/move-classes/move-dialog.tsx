import { Button, Dialog, FormError, Stack, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { problemKey, useClassRefresh } from '#/class/components/use-class-change.ts';
import { type Move, type Moved, moveClasses } from '#/timetable/api/move-classes.ts';
import { ConflictList } from './conflict-list.tsx';

interface MoveDialogProps {
  move: Move;
  movable: { first: ClassRow; count: number };
  /** The name of the new teacher. */
  teacher: string;
  onClose: () => void;
}

/** The conflicts of the last attempt; empty before the first. */
type Conflicts = Moved['conflicts'];

function useMove({ move, teacher, onClose }: MoveDialogProps) {
  const { t } = useTranslation('classes');
  const refresh = useClassRefresh();
  const [conflicts, setConflicts] = useState<Conflicts>([]);
  const sending = useMutation({
    mutationFn: () => moveClasses(move, conflicts.length > 0),
    onSuccess: (result) => {
      if (result.moved === 0 && result.conflicts.length > 0) return setConflicts(result.conflicts);
      onClose();
      toast.success(t('move.done', { count: result.moved, teacher: isolated(teacher) }));
      return refresh();
    },
  });
  return { conflicts, sending, problem: sending.isError ? t(problemKey(sending.error)) : null };
}

/** Asks whether the future classes move with the student; if some conflict, whether the others move. */
export function MoveDialog(props: MoveDialogProps) {
  const { movable, teacher, move, onClose } = props;
  const { t } = useTranslation('classes');
  const times = useTimes();
  // The list behind is fetched again while the dialog is open: the dialog keeps its text.
  const [{ first, count }] = useState(movable);
  const { conflicts, sending, problem } = useMove(props);
  const others = count - conflicts.length;
  const names = {
    teacher: isolated(teacher),
    from: isolated(first.teacher.name),
    student: isolated(first.student.name),
    when: isolated(times.nearInText(first.starts_at)),
  };
  const isAsking = conflicts.length === 0;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={isAsking ? t('move.title', { count, ...names }) : t('move.conflicts.title', { count: conflicts.length })}
      description={isAsking ? t('move.text', names) : t(`move.conflicts.${others > 0 ? 'some' : 'all'}`, names)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(isAsking || others > 0 ? 'move.keep' : 'move.close')}
          </Button>
          {(isAsking || others > 0) && (
            <Button loading={sending.isPending} onClick={() => sending.mutate()}>
              {isAsking ? t('move.confirm') : t('move.others', { count: others })}
            </Button>
          )}
        </>
      }
    >
      {isAsking && <OtherClocks of={first} at={first.starts_at} />}
      {(!isAsking || problem) && (
        <Stack gap="4">
          {!isAsking && <ConflictList conflicts={conflicts} move={move} of={first} />}
          {problem && <FormError>{problem}</FormError>}
        </Stack>
      )}
    </Dialog>
  );
}
