import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Card, chakra, Heading, HStack, Ltr, Span, Text, VisuallyHidden } from '@academy/shared-ui';
import { CsvButton } from '@academy/shared-ui/list';
import type { SalaryLine, SalaryMonth } from '#/api/salary-months.ts';
import { salaryMonthCsv } from '#/api/salary-months.ts';
import { attendanceTones } from '#/components/attendance-tones.ts';
import { currencyText } from '#/components/money-text.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { useZoneText } from './use-zone-text.ts';

const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' } });
/** A row on a desk and on paper, a block of its own on a phone. */
const Row = chakra('tr', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    mdDown: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '1', paddingBlock: '3' },
  },
});
const HeadCell = chakra('th', {
  base: {
    paddingInline: '4',
    paddingBlock: '2.5',
    textAlign: 'start',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.subtle',
  },
});
const Cell = chakra('td', {
  base: { paddingInline: '4', paddingBlock: { base: '0', md: '2.5' }, '&[data-end]': { textAlign: 'end' } },
});
const onDesk = { base: 'none', md: 'table-header-group' } as const;

interface LineRowsProps {
  teacherId: string;
  month: SalaryMonth;
}

/** The classes of a month, each with what it is paid and why. */
export function LineRows({ teacherId, month }: LineRowsProps) {
  const { t } = useTranslation('users');
  const columns = ['when', 'student', 'attendance', 'price', 'amount'] as const;
  return (
    <Box as="section" aria-labelledby="month-lines">
      <HStack justifyContent="space-between" marginBlockEnd="3">
        <Heading id="month-lines" size="sm">
          {t('salaryMonth.lines.title')}
        </Heading>
        <Box _print={{ display: 'none' }}>
          <CsvButton
            csv={{
              fileName: `salary-${teacherId}-${month.month}.csv`,
              fetch: () => salaryMonthCsv(teacherId, month.month),
            }}
          />
        </Box>
      </HStack>
      <Card padding="none" overflow="hidden">
        <Table role="table" aria-labelledby="month-lines" display={{ base: 'block', md: 'table' }}>
          <Box as="thead" display={onDesk}>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column} scope="col" textAlign={column === 'amount' ? 'end' : 'start'}>
                  {t(`salaryMonth.column.${column}`)}
                </HeadCell>
              ))}
            </tr>
          </Box>
          <Box as="tbody" role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
            {month.lines.map((line) => (
              <LineRow key={line.class_id} line={line} month={month} />
            ))}
          </Box>
        </Table>
      </Card>
      <Text fontSize="xs" color="fg.subtle" marginBlockStart="2">
        {t('salaryMonth.lines.zone', { zone: `\u2068${month.zone}\u2069` })}
      </Text>
    </Box>
  );
}

function LineRow({ line, month }: { line: SalaryLine; month: SalaryMonth }) {
  const { t, i18n } = useTranslation('users');
  const zoneText = useZoneText(month.zone);
  return (
    <Row role="row">
      <Cell role="cell" whiteSpace={{ md: 'nowrap' }} color={{ base: 'fg.muted', md: 'fg' }} order={{ base: 3, md: 0 }}>
        {zoneText.moment(line.starts_at)}
      </Cell>
      <Cell role="cell" fontWeight="medium" order={{ base: 1, md: 0 }}>
        <bdi>{line.student.name}</bdi>
      </Cell>
      <Cell role="cell" order={{ base: 4, md: 0 }} textAlign={{ base: 'end', md: 'start' }}>
        <Badge tone={attendanceTones[line.attendance]}>{t(`classes.attendance.${line.attendance}`)}</Badge>
      </Cell>
      <Cell role="cell" color="fg.muted" order={{ base: 5, md: 0 }} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <PriceText line={line} currency={month.currency} />
      </Cell>
      <Cell
        role="cell"
        data-end
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        order={{ base: 2, md: 0 }}
      >
        <VisuallyHidden display={{ md: 'none' }}>{t('salaryMonth.column.amount')} </VisuallyHidden>
        <Ltr>{currencyText(line.amount, month.currency, i18n.language)}</Ltr>
      </Cell>
    </Row>
  );
}

/** Why a class is paid what it is. */
function PriceText({ line, currency }: { line: SalaryLine; currency: string }) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const money = (amount: number) => `\u2066${currencyText(amount, currency, i18n.language)}\u2069`;
  if (line.percent === 0) return t('salaryMonth.price.unpaid');
  if (line.price === null || line.price_since === null)
    return <Span color="warning.fg">{t('salaryMonth.price.none')}</Span>;
  const since = t('salaryMonth.price.since', { price: money(line.price), date: dayText(line.price_since) });
  const before = line.paid_before !== 0 && t('salaryMonth.price.before', { amount: money(line.paid_before) });
  return [since, line.percent !== 100 && `${line.percent} %`, before].filter(Boolean).join(' · ');
}
