import { ConfirmDialog, Skeleton, Stack } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { endHold, type Hold, holdQueries } from '#/timetable/api/holds.ts';
import { ComingBack } from './hold-effects.tsx';
import { useHoldWords } from './use-hold-words.ts';

/** Ends a running hold, or undoes one that has not begun. */
export function EndHoldDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const ending = useQuery(holdQueries.ending(hold.id));
  const what = hold.state === 'running' ? 'running' : 'planned';
  const sending = useClassChange({
    send: () => endHold(hold.id),
    done: t(`holds.end.${what}.done`),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t(`holds.end.${what}.title`)}
      description={t(`holds.end.${what}.text`, { days: isolated(daysOf(hold)) })}
      confirmLabel={t(`holds.end.${what}.confirm`)}
      error={sending.problem}
      pending={sending.isPending}
      onConfirm={() => sending.mutate(undefined)}
      onCancel={onClose}
    >
      <Stack gap="4" role="status">
        {ending.isFetching && !ending.data && <Skeleton height="16" />}
        {ending.data && <ComingBack ending={ending.data} />}
      </Stack>
    </ConfirmDialog>
  );
}
