import { Card } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ShiftDetail } from '#/timetable/api/shifts.ts';
import { ClassList } from '#/timetable/components/class-list/class-list.tsx';
import { isMovedToNight } from '#/timetable/components/class-list/night.ts';
import { isWhereItWas, OutcomeRow } from '#/timetable/components/class-list/outcome-row.tsx';

type MovedClass = ShiftDetail['classes'][number];

/** The classes of a shift with the result; those that were not moved, or moved into a night, come first. */
export function MovedClasses({ classes }: { classes: readonly MovedClass[] }) {
  const { t } = useTranslation('classes');
  if (classes.length === 0) return null;
  const inState = (state: MovedClass['state']) => classes.filter((row) => row.state === state);
  const nights = classes.filter((row) => !isWhereItWas(row.state) && isMovedToNight(row));
  const first = [
    { key: 'skipped', title: t('shifts.outcome.skipped'), rows: inState('skipped') },
    { key: 'kept', title: t('shifts.outcome.kept'), rows: inState('kept') },
    { key: 'night', title: t('classList.first.night'), rows: nights },
  ];
  return (
    <Card padding="lg">
      <ClassList rows={classes} first={first} renderRow={(row) => <Row key={row.id} row={row} />} />
    </Card>
  );
}

function Row({ row }: { row: MovedClass }) {
  const { t } = useTranslation('classes');
  const isStaying = row.action === 'stay' && row.state === 'done';
  return (
    <OutcomeRow
      row={row}
      label={t(isStaying ? 'shifts.outcome.stays' : `shifts.outcome.${row.state}`)}
      tone={isStaying ? 'neutral' : undefined}
      problem={row.problem && t(`shifts.problem.${row.problem}`)}
    />
  );
}
