import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';
import { outcomeTones } from '../class-job/outcome-tones.ts';
import { ListedRow } from './listed-row.tsx';

interface OutcomeRowProps {
  row: ListedClass & { state: keyof typeof outcomeTones };
  /** The result, in words. */
  label: string;
  tone?: (typeof outcomeTones)[keyof typeof outcomeTones];
  problem: string | null;
}

/** Whether a class is where it was before the action. */
export const isWhereItWas = (state: keyof typeof outcomeTones): boolean => state === 'skipped' || state === 'undone';

/** A class of a saved action with the result: where it is, and what became of it. */
export function OutcomeRow({ row, label, tone, problem }: OutcomeRowProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { before, after, state } = row;
  const isBefore = isWhereItWas(state);
  const isMissed = state === 'skipped' && after !== null && after.startsAt !== before.startsAt;
  const missed = isMissed ? t('keptClasses.wanted.skipped', { when: isolated(times.nearInText(after.startsAt)) }) : '';
  return (
    <ListedRow
      row={isBefore ? { ...row, after: before } : row}
      isLinked
      words={isBefore ? missed : undefined}
      badge={{ label, tone: tone ?? outcomeTones[state] }}
      problem={problem}
    />
  );
}
