import { Span, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { places } from '#/base/components/people/places.ts';
import { usePay } from './use-pay.ts';

interface UnpricedCautionProps {
  teacherId: string;
  /** The number of the month's classes without a price; null for viewers who cannot see salaries. */
  count: number | null | undefined;
}

/** D30: a class without a price is not paid, so the page always says so. */
export function UnpricedCaution({ teacherId, count }: UnpricedCautionProps) {
  return count ? <Unpriced teacherId={teacherId} count={count} /> : null;
}

function Unpriced({ teacherId, count }: { teacherId: string; count: number }) {
  const { t } = useTranslation('users');
  const { mayChange } = usePay(teacherId);
  return (
    <Caution>
      <Span>
        {t('statistics.unpriced.text', { count })}{' '}
        {mayChange ? (
          <TextLink to={places.addSalary(teacherId)} color="inherit">
            {t('statistics.unpriced.link')}
          </TextLink>
        ) : (
          <Span>{t('statistics.unpriced.ask')}</Span>
        )}
      </Span>
    </Caution>
  );
}
