import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { dayHere } from '#/base/components/day-here.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** D30: a price with a past start date, before or after the change, changes the pay of classes since then. */
export function PastCaution({ from }: { from: readonly (string | undefined)[] }) {
  const { t } = useTranslation('users');
  const [earliest] = from.filter((day): day is string => day !== undefined && ISO_DAY.test(day)).sort();
  const isPast = earliest !== undefined && earliest < dayHere();
  const dayText = useDayText();
  return <Caution>{isPast && t('salary.from.past', { date: dayText(earliest) })}</Caution>;
}
