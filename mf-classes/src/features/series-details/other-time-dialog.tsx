import { useTranslation } from '@academy/shared-auth';
import { ConfirmDialog, Stack } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import type { Decision, NotMade } from '#/api/series.ts';
import { useTimes } from '#/components/time/use-times.ts';
import { wallClock } from '#/components/time-check/wall-text.ts';

interface OtherTimeDialogProps {
  row: NotMade;
  zone: string;
  pending: boolean;
  problem: string | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** Another time for a class that could not be made, on the clock of its series. */
export function OtherTimeDialog({ row, zone, pending, problem, onDecide, onClose }: OtherTimeDialogProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [wall, setWall] = useState(() => wallClock(row.startsAt, zone));
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('series.notMade.move')}
      description={t('classForm.section.timeIn', { city: times.city(zone) })}
      confirmLabel={t('series.notMade.make')}
      error={problem}
      pending={pending}
      onConfirm={() => onDecide({ action: 'move', ...wall })}
      onCancel={onClose}
    >
      <Stack gap="4">
        <DateField
          label={t('classForm.date.label')}
          value={wall.date}
          onChange={({ target }) => setWall((before) => ({ ...before, date: target.value }))}
        />
        <TimeField
          label={t('classForm.time.label')}
          value={wall.time}
          onChange={({ target }) => setWall((before) => ({ ...before, time: target.value.slice(0, 5) }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
