import { localeOf, useTranslation } from '@academy/shared-auth';
import { Caution } from '#/components/caution.tsx';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** D30: a price that begins in the past, or did, changes what classes since then have earned. */
export function PastCaution({ from }: { from: readonly (string | undefined)[] }) {
  const { t, i18n } = useTranslation('users');
  const [earliest] = from.filter((day): day is string => day !== undefined && ISO_DAY.test(day)).sort();
  const isPast = earliest !== undefined && earliest < today();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return <Caution>{isPast && t('salary.from.past', { date: format.format(Date.parse(earliest)) })}</Caution>;
}
