import { Box, Card, Flex, Heading, HStack, Ltr, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import type { SalaryMonth } from '#/pay/api/salary-months.ts';
import { useByTheHour } from '#/pay/components/by-the-hour.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { MonthBadge } from '#/pay/components/month-badge.tsx';
import { type TotalPart, totalParts } from './total-parts.ts';
import { useZoneText } from './use-zone-text.ts';

/** A month's total, and the sum that leads to it. */
export function TotalCard({ month }: { month: SalaryMonth }) {
  const { t, i18n } = useTranslation('users');
  const parts = totalParts(month);
  const money = (amount: number) => currencyText(amount, month.currency, i18n.language);
  return (
    <Card as="section" aria-labelledby="month-total">
      <Flex gap="4" alignItems="flex-start" justifyContent="space-between" flexWrap="wrap">
        <Stack gap="1">
          <Heading id="month-total" size="sm" color="fg.muted" fontWeight="medium">
            {t(month.is_over ? 'salaryMonth.total.title' : 'salaryMonth.total.running')}
          </Heading>
          <Text
            fontSize="3xl"
            fontWeight="semibold"
            lineHeight="heading"
            fontVariantNumeric="tabular-nums"
            color="accent.fg"
          >
            <Ltr>{money(month.total)}</Ltr>
          </Text>
        </Stack>
        <MonthState month={month} />
      </Flex>
      {parts.length > 0 && (
        <Box as="dl" marginBlockStart="4" borderTopWidth="1px" borderColor="border" paddingBlockStart="2">
          {parts.map((part) => (
            <PartRow
              key={`${part.kind} ${'since' in part ? `${part.since} ${part.percent} ${part.minutes}` : ''}`}
              part={part}
              month={month}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

function PartRow({ part, month }: { part: TotalPart; month: SalaryMonth }) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const byTheHour = useByTheHour();
  const { count } = part;
  const money = (amount: number, isSigned = false) =>
    `\u2066${currencyText(amount, month.currency, i18n.language, isSigned)}\u2069`;
  const words = () => {
    if (part.kind !== 'priced') return t(`salaryMonth.part.${part.kind}`, { count });
    const price = byTheHour(part, month.currency) ?? money(part.price);
    const priced = t('salaryMonth.part.priced', { count, price, date: dayText(part.since) });
    return part.percent === 100 ? priced : `${priced} · ${part.percent} %`;
  };
  return (
    <Flex gap="4" justifyContent="space-between" paddingBlock="1.5" fontSize="sm">
      <Box as="dt" color="fg.muted">
        {words()}
      </Box>
      <Box as="dd" flexShrink="0" fontVariantNumeric="tabular-nums">
        {'amount' in part ? money(part.amount, part.kind !== 'priced') : '–'}
      </Box>
    </Flex>
  );
}

/** The state of a month: current, past and open, or closed with author and time. */
function MonthState({ month: { closed, is_over, zone } }: { month: SalaryMonth }) {
  const { t } = useTranslation('users');
  const zoneText = useZoneText(zone);
  const badge = <MonthBadge isOver={is_over} isClosed={closed !== null} />;
  if (!closed) return badge;
  return (
    <HStack flexWrap="wrap" justifyContent="flex-end">
      {badge}
      <Text fontSize="sm" color="fg.muted">
        {t('salaryMonth.state.by', { name: `\u2068${closed.by.name}\u2069`, date: zoneText.day(closed.at) })}
      </Text>
    </HStack>
  );
}
