import { useTranslation } from '@academy/shared-auth';
import type { ShiftDetail } from '#/api/shifts.ts';
import { ClassOutcome } from '#/components/class-job/class-outcome.tsx';
import { outcomeTones } from '#/components/class-job/outcome-tones.ts';
import { FramedList } from '#/components/framed-list.tsx';

type MovedClass = ShiftDetail['classes'][number];

/** The classes of a shift, with their present time and the result. */
export function MovedClasses({ classes }: { classes: readonly MovedClass[] }) {
  if (classes.length === 0) return null;
  return (
    <FramedList radius="card">
      {classes.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FramedList>
  );
}

function Row({ row }: { row: MovedClass }) {
  const { t } = useTranslation('classes');
  const isStaying = row.action === 'stay' && row.state === 'done';
  return (
    <ClassOutcome
      row={row}
      label={t(isStaying ? 'shifts.outcome.stays' : `shifts.outcome.${row.state}`)}
      tone={isStaying ? 'neutral' : outcomeTones[row.state]}
      problem={row.problem && t(`shifts.problem.${row.problem}`)}
    />
  );
}
