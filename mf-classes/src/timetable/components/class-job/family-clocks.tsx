import { Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';

interface FamilyClocksProps {
  families: number;
  /** How many families are in each time zone. */
  clocks: readonly { timezone: string; families: number }[];
}

/** How many families an action concerns, and on which clocks they live. */
export function FamilyClocks({ families, clocks }: FamilyClocksProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <>
      <Span>{t('timesOff.families', { count: families })}</Span>
      {clocks.map(({ timezone, families: number }) => (
        <Span key={timezone}>
          {t('line.separator')}
          {t('timesOff.form.clock', { city: isolated(times.city(timezone)), number })}
        </Span>
      ))}
    </>
  );
}
