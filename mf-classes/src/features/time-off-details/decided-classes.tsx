import { useTranslation } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import type { DecidedClass, TimeOffDetail } from '#/api/times-off.ts';
import { ClassOutcome } from '#/components/class-job/class-outcome.tsx';
import { outcomeTones } from '#/components/class-job/outcome-tones.ts';
import { FramedList } from '#/components/framed-list.tsx';
import { isolated } from '#/components/isolated.ts';
import { OtherClocks } from '#/components/time/class-moment.tsx';
import { useTimes } from '#/components/time/use-times.ts';

/** The classes of a time off, with the decision about each and its result. */
export function DecidedClasses({ off }: { off: TimeOffDetail }) {
  if (off.classes.length === 0) return null;
  return (
    <FramedList radius="card">
      {off.classes.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FramedList>
  );
}

function useWhat() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return ({ action, movedTo, substitute }: DecidedClass): string => {
    if (action === 'move' && movedTo) return t('timesOff.what.move', { when: isolated(times.nearInText(movedTo)) });
    if (action === 'substitute' && substitute)
      return t('timesOff.what.substitute', { name: isolated(substitute.name) });
    return t('timesOff.what.cancel');
  };
}

function Row({ row }: { row: DecidedClass }) {
  const { t } = useTranslation('classes');
  const what = useWhat();
  return (
    <ClassOutcome
      row={row}
      label={t(`timesOff.outcome.${row.state}`)}
      tone={outcomeTones[row.state]}
      problem={row.problem && t(`timesOff.problem.${row.problem}`)}
    >
      <Text fontSize="sm">{what(row)}</Text>
      {row.movedTo && <OtherClocks of={row} at={row.movedTo} />}
    </ClassOutcome>
  );
}
