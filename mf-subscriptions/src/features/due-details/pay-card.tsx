import { Box, Stack, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import type { Account, Due } from '#/api/dues.ts';
import { CopiedLine } from '#/components/dues/copied-line.tsx';

/** Where to transfer, and with which reference. */
export function PayCard({ due: { accounts, reference } }: { due: Due }) {
  const { t } = useTranslation('subscriptions');
  return (
    <PartCard title={t('dues.pay.title')}>
      <Stack gap="4">
        {accounts.length === 0 && <Text>{t('dues.pay.noAccount')}</Text>}
        {accounts.map((account) => (
          <AccountLines key={account.number} account={account} />
        ))}
        <Box as="dl">
          <CopiedLine label={t('dues.column.reference')} value={reference} />
        </Box>
        <Text fontSize="sm" color="fg.muted">
          {t('dues.pay.text')}
        </Text>
      </Stack>
    </PartCard>
  );
}

function AccountLines({ account: { bank, holder, number } }: { account: Account }) {
  const { t, i18n } = useTranslation('subscriptions');
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  return (
    <Stack as="dl" gap="3">
      <Box>
        <Text as="dt" fontSize="sm" color="fg.muted">
          {t('dues.pay.bank')}
        </Text>
        <Text as="dd">{bank[language]}</Text>
      </Box>
      <CopiedLine label={t('dues.pay.holder')} value={holder[language]} />
      <CopiedLine label={t('dues.pay.number')} value={number} />
    </Stack>
  );
}
