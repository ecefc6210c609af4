import { ConfirmDialog, Stack } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import { problemsIn, wall as wallRules } from '#/class/components/fields/class-rules.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import type { Decision, NotMade } from '#/timetable/api/series.ts';
import { fieldProblems } from '#/timetable/components/series-dialogs/series-problem.ts';

interface OtherTimeDialogProps {
  row: NotMade;
  zone: string;
  pending: boolean;
  problem: string | null;
  error: unknown;
  /** Clears the error, since the typed values have changed. */
  onType: () => void;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

type Wall = ReturnType<typeof wallClock>;

/** Chooses another time for a class that could not be made, on the clock of its series. */
export function OtherTimeDialog({ row, zone, problem, error, onType, onDecide, ...dialog }: OtherTimeDialogProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [wall, setWall] = useState(() => wallClock(row.startsAt, zone));
  const [isChecked, setChecked] = useState(false);
  const wrong = problemsIn(wallRules, wall);
  const rejected = fieldProblems(error);
  const errorAt = (name: keyof Wall) => {
    const key = (isChecked && wrong[name]) || rejected[name];
    return key ? t(key) : undefined;
  };
  const set = (typed: Partial<Wall>) => {
    setWall({ ...wall, ...typed });
    onType();
  };
  const confirm = () => (wrong.date || wrong.time ? setChecked(true) : onDecide({ action: 'move', ...wall }));
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('series.notMade.move')}
      description={t('classForm.section.timeIn', { city: times.city(zone) })}
      confirmLabel={t('series.notMade.make')}
      error={rejected.date || rejected.time ? null : problem}
      pending={dialog.pending}
      onConfirm={confirm}
      onCancel={dialog.onClose}
    >
      <Stack gap="4">
        <DateField
          label={t('classForm.date.label')}
          value={wall.date}
          error={errorAt('date')}
          onChange={({ target }) => set({ date: target.value })}
        />
        <TimeField
          label={t('classForm.time.label')}
          value={wall.time}
          error={errorAt('time')}
          onChange={({ target }) => set({ time: target.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
