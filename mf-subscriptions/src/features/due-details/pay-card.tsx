import { Box, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import type { Account, Due } from '#/api/dues.ts';
import { CopiedLine } from '#/components/dues/copied-line.tsx';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

interface PayCardProps {
  due: Due;
  money: MinorText;
}

/** Where to transfer, how much, and with which reference. */
export function PayCard({ due: { accounts, reference, amount, paid, currency, may }, money }: PayCardProps) {
  const { t } = useTranslation('subscriptions');
  const rest = amount - paid;
  return (
    <PartCard title={t('dues.pay.title')}>
      <Stack gap="4">
        {accounts.length === 0 && <Text>{t('dues.pay.noAccount')}</Text>}
        {accounts.length === 0 && may.report && (
          <TextLink reach to={places.office(t('dues.pay.message', { reference: isolated(reference) }))}>
            {t('noBuying.write')}
          </TextLink>
        )}
        {accounts.map((account) => (
          <AccountLines key={account.number} account={account} isOneOfSeveral={accounts.length > 1} />
        ))}
        <Stack as="dl" gap="3">
          <CopiedLine
            label={t('dues.column.open')}
            value={money.text(rest, currency)}
            copied={money.typed(rest, currency)}
          />
          <CopiedLine label={t('dues.column.reference')} value={reference} />
        </Stack>
        <Text fontSize="sm" color="fg.muted">
          {t('dues.pay.text')}
        </Text>
      </Stack>
    </PartCard>
  );
}

interface AccountLinesProps {
  account: Account;
  isOneOfSeveral: boolean;
}

function AccountLines({ account: { bank, holder, number }, isOneOfSeveral }: AccountLinesProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  const about = isOneOfSeveral ? bank[language] : undefined;
  return (
    <Stack as="dl" gap="3">
      <Box>
        <Text as="dt" fontSize="sm" color="fg.muted">
          {t('dues.pay.bank')}
        </Text>
        <Text as="dd" dir="auto" textAlign="-webkit-match-parent">
          {bank[language]}
        </Text>
      </Box>
      <CopiedLine label={t('dues.pay.holder')} value={holder[language]} about={about} />
      <CopiedLine label={t('dues.pay.number')} value={number} about={about} />
    </Stack>
  );
}
