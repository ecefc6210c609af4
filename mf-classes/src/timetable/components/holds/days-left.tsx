import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { HoldAllowance } from '#/timetable/api/holds.ts';

/** The days that a family can still let pause, in this year and the next one (D136). */
export function DaysLeft({ of }: { of: HoldAllowance }) {
  const { t } = useTranslation('classes');
  return (
    <Text>
      {of.years.map(({ year, left }) => t('holds.family.left', { count: left, year: String(year) })).join(' ')}
    </Text>
  );
}
