import { Card } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { DecidedClass, TimeOffDetail } from '#/timetable/api/times-off.ts';
import { ClassList } from '#/timetable/components/class-list/class-list.tsx';
import { OutcomeRow } from '#/timetable/components/class-list/outcome-row.tsx';

/** The classes of a time off, with the decision about each and its result; those that were not changed come first. */
export function DecidedClasses({ off: { classes } }: { off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  if (classes.length === 0) return null;
  const inState = (state: DecidedClass['state']) => classes.filter((row) => row.state === state);
  const first = (['skipped', 'kept'] as const).map((state) => ({
    key: state,
    title: t(`timesOff.outcome.${state}`),
    rows: inState(state),
  }));
  return (
    <Card padding="lg">
      <ClassList rows={classes} first={first} renderRow={(row) => <Row key={row.id} row={row} />} />
    </Card>
  );
}

function Row({ row }: { row: DecidedClass }) {
  const { t } = useTranslation('classes');
  return (
    <OutcomeRow
      row={row}
      label={t(`timesOff.outcome.${row.state}`)}
      problem={row.problem && t(`timesOff.problem.${row.problem}`)}
    />
  );
}
