import { ApiError } from '@academy/shared-auth';
import { Box, chakra, Flex, SelectField, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MoneyMonth, moneyQuery } from '#/api/money.ts';
import { HomeCard } from '#/components/home/home-card.tsx';
import { currencyName, moneyText } from '#/components/money-text.ts';
import { slotSizes } from '#/components/slot-sizes.ts';
import { MoneyChart } from './money-chart.tsx';

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Amount = chakra('dd', {
  base: { minHeight: '9', fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});

const sumOf = (months: readonly MoneyMonth[]) => months.reduce((sum, { card, transfers }) => sum + card + transfers, 0);

/** D51: the income by month, in one currency at a time; nothing for a role that does not reach everybody. */
export default function HomeMoney() {
  const { t, i18n } = useTranslation('subscriptions');
  const found = useQuery(moneyQuery());
  const [chosen, choose] = useState<string | null>(null);
  if (found.error instanceof ApiError && found.error.status === 403) return null;
  const all = found.data ?? [];
  const shown = all.find(({ currency }) => currency === chosen) ?? all[0];
  const options = all.map(({ currency }) => ({
    value: currency,
    label: `${currency} · ${currencyName(currency, i18n.language)}`,
  }));
  const action = shown && all.length > 1 && (
    <Box width="13rem">
      <SelectField
        label={t('home.money.currency')}
        options={options}
        value={shown.currency}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
  return (
    <HomeCard title={t('home.money.title')} action={action} query={found} size={slotSizes.money}>
      {shown ? (
        <Stack gap="5">
          <Sums currency={shown.currency} months={shown.months} />
          <MoneyChart currency={shown.currency} months={shown.months} />
        </Stack>
      ) : (
        <Text color="fg.muted">{t('home.money.none')}</Text>
      )}
    </HomeCard>
  );
}

function Sums({ currency, months }: { currency: string; months: readonly MoneyMonth[] }) {
  const { t, i18n } = useTranslation('subscriptions');
  const sums = { this: months.slice(-1), last: months.slice(-2, -1), year: months };
  return (
    <Flex as="dl" columnGap={{ base: '6', md: '10' }} rowGap="4" flexWrap="wrap">
      {(Object.keys(sums) as (keyof typeof sums)[]).map((span) => (
        <Flex key={span} flexDirection="column-reverse" justifyContent="flex-end">
          <Term>{t(`home.money.${span}`)}</Term>
          <Amount color={span === 'this' ? 'accent.fg' : 'fg'}>
            <bdi>{moneyText(rounded(sumOf(sums[span])), currency, i18n.language)}</bdi>
          </Amount>
        </Flex>
      ))}
    </Flex>
  );
}

/** Rounds sums of decimals: no currency has more than three. */
const rounded = (amount: number) => Math.round(amount * 1000) / 1000;
