import { DateField } from '@academy/shared-ui/date-field';
import { useTranslation } from 'react-i18next';
import { type DaysClock, useDaysClock } from '../days-clock/use-days-clock.ts';
import { type Typing, typedField } from './typed-field.ts';

/** The first and the last day of a plan, on the clock on which they are counted. */
export function PlanDays({ form, clock }: { form: Typing<'from' | 'to'>; clock: DaysClock | null }) {
  const { t } = useTranslation('classes');
  const { labelOf } = useDaysClock();
  return (
    <>
      <DateField label={labelOf(t('timesOff.form.from'), clock)} {...typedField(form, 'from')} />
      <DateField label={labelOf(t('timesOff.form.to'), clock)} {...typedField(form, 'to')} />
    </>
  );
}
