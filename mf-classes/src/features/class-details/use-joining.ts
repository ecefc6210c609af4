import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { joinClass, leaveClass } from '#/api/attendance.ts';
import { classQueries } from '#/api/classes.ts';

/** Notes that the viewer joins or leaves; the log follows. */
export function useJoining(classId: string) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: classQueries.all() });
  const onError = () => void toast.error(t('join.failed'));
  const join = useMutation({ mutationFn: () => joinClass(classId), onSettled, onError });
  const leave = useMutation({ mutationFn: () => leaveClass(classId), onSettled, onError });
  return { join, leave };
}
