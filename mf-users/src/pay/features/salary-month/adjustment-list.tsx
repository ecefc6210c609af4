import { Box, Card, Flex, Heading, List, Ltr, Span, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Adjustment, SalaryMonth } from '#/pay/api/salary-months.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { useZoneText } from './use-zone-text.ts';

/** Additions and deductions of a month, with author and reason (D31). */
export function AdjustmentList({ month }: { month: SalaryMonth }) {
  const { t } = useTranslation('users');
  if (month.adjustments.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="month-adjustments">
      <Heading id="month-adjustments" size="sm" marginBlockEnd="3">
        {t('salaryMonth.adjustments.title')}
      </Heading>
      <Card padding="none">
        <List aria-labelledby="month-adjustments">
          {month.adjustments.map((adjustment) => (
            <AdjustmentRow key={adjustment.id} adjustment={adjustment} month={month} />
          ))}
        </List>
      </Card>
    </Box>
  );
}

function AdjustmentRow({ adjustment, month }: { adjustment: Adjustment; month: SalaryMonth }) {
  const { t, i18n } = useTranslation('users');
  const zoneText = useZoneText(month.zone);
  const { amount, reason, by, created_at } = adjustment;
  const lateClass = adjustment.class;
  const isUnpriced = lateClass !== null && amount === 0;
  const words = lateClass
    ? t(isUnpriced ? 'salaryMonth.adjustments.unpriced' : 'salaryMonth.adjustments.late', {
        name: `\u2068${lateClass.student.name}\u2069`,
        date: zoneText.day(lateClass.starts_at),
      })
    : reason;
  return (
    <Flex
      as="li"
      gap="4"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="0">
        <Text overflowWrap="anywhere" whiteSpace="pre-line">
          <bdi>{words}</bdi>
        </Text>
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="0.5">
          {by && (
            <Span>
              <bdi>{by.name}</bdi>
              {' · '}
            </Span>
          )}
          <Span>{zoneText.day(created_at)}</Span>
        </Text>
      </Box>
      <Text flexShrink="0" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <Ltr>{currencyText(amount, month.currency, i18n.language, true)}</Ltr>
      </Text>
    </Flex>
  );
}
