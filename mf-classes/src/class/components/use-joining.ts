import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClass, leaveClass } from '#/class/api/attendance.ts';
import { classQueries } from '#/class/api/classes.ts';
import { beginStay, endStay, takeInterruptedStay } from '#/class/components/stay.ts';

/** Records that the viewer joins or leaves; the attendance log is fetched again. */
export function useJoining(classId: string) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: classQueries.all() });
  const onError = () => void toast.error(t('join.failed'));
  const join = useMutation({
    mutationFn: () => joinClass(classId),
    onMutate: () => beginStay(classId),
    onSettled,
    onError: (_error, _variables, undo) => {
      undo?.();
      onError();
    },
  });
  const leave = useMutation({ mutationFn: () => leaveClass(classId), onSuccess: endStay, onSettled, onError });
  return { join, leave };
}

/** Joins again after a reload, which has left the class by closing the page. */
export function useReturn(classId: string, isOpen: boolean): void {
  const { join } = useJoining(classId);
  const comeBack = useEffectEvent(() => {
    if (isOpen && takeInterruptedStay(classId)) join.mutate();
  });
  useEffect(() => {
    comeBack();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
