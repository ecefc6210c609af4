import { localeOf } from '@academy/shared-auth';
import { Card, Ltr, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { MakeUps } from '#/base/components/make-ups.tsx';

/** The remaining classes in large digits; a negative number is also explained in words. */
export function RemainingNumber({ id, remaining }: { id: string; remaining: number }) {
  const { t, i18n } = useTranslation('users');
  const owes = remaining < 0;
  return (
    <Card padding="none" css={{ padding: { base: '4', md: '6' } }}>
      <Text fontSize="sm" color="fg.muted">
        {t('ledger.number.label')}
      </Text>
      <Text
        fontSize="3xl"
        fontWeight="semibold"
        lineHeight="heading"
        fontVariantNumeric="tabular-nums"
        color={owes ? 'danger.fg' : 'accent.fg'}
        marginBlockStart="1"
      >
        <Ltr>{new Intl.NumberFormat(localeOf(i18n.language)).format(remaining)}</Ltr>
      </Text>
      {owes && <Text color="danger.fg">{t('ledger.number.owes', { count: -remaining })}</Text>}
      {remaining === 0 && <Text color="fg.muted">{t('ledger.number.none')}</Text>}
      <MakeUps studentId={id} />
    </Card>
  );
}
