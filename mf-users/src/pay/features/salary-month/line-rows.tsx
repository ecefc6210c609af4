import { Badge, Box, Card, chakra, Heading, HStack, Ltr, Span, Text } from '@academy/shared-ui';
import { CsvButton } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import type { SalaryLine, SalaryMonth } from '#/pay/api/salary-months.ts';
import { salaryMonthCsv } from '#/pay/api/salary-months.ts';
import { useByTheHour } from '#/pay/components/by-the-hour.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { useZoneText } from './use-zone-text.ts';
import { isUsual, type UsualPrice, usualPrice } from './usual-price.ts';

/** How the badge of each attendance is coloured. */
const attendanceTones = {
  presence: 'success',
  trial: 'info',
  absence_student: 'warning',
  absence_teacher: 'danger',
  other: 'neutral',
} as const;

/** On a desktop and in print, which matches no breakpoint, classes are rows; on a phone each is a block. */
const wide = '@media (min-width: 48rem), print';

/** What the line above the classes says for most of them. */
const saidOnce = { '@media screen': { display: 'none' } };
const saidOnceOnPhones = { '@media screen and (max-width: 47.99rem)': { display: 'none' } };

const Table = chakra('table', {
  base: {
    display: 'block',
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '@media print': { fontSize: 'xs' },
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    [wide]: {
      display: 'table',
      '& thead': { display: 'table-header-group' },
      '& tbody': { display: 'table-row-group' },
    },
  },
});
const Row = chakra('tr', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '1',
    paddingBlock: '3',
    borderColor: 'border',
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px' },
    '& > td:last-child': { textAlign: 'end' },
    [wide]: { display: 'table-row', borderTopWidth: '1px' },
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
    '&:last-child': { textAlign: 'end' },
    '@media print': { paddingInline: '2', paddingBlock: '1' },
  },
});
const Cell = chakra('td', {
  base: {
    paddingInline: '4',
    [wide]: { paddingBlock: '2.5' },
    '@media print': { paddingInline: '2', paddingBlock: '1' },
  },
});
const DateCell = chakra(Cell, {
  base: { order: 3, color: 'fg.muted', '@media screen and (min-width: 48rem)': { whiteSpace: 'nowrap' } },
});
const StudentCell = chakra(Cell, { base: { order: 1, fontWeight: 'medium' } });
const AttendanceCell = chakra(Cell, { base: { order: 4, textAlign: 'end', [wide]: { textAlign: 'start' } } });
const PriceCell = chakra(Cell, {
  base: { order: 5, gridColumn: '1 / -1', color: 'fg.muted' },
  variants: { isSaidOnce: { true: { display: 'none', [wide]: { display: 'table-cell' } } } },
});
const AmountCell = chakra(Cell, {
  base: { order: 2, textAlign: 'end', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

const CENTS = 100;
const isBeyondCents = (amount: number): boolean => Math.abs(Math.round(amount * CENTS) - amount * CENTS) > 0.001;

interface LineRowsProps {
  teacherId: string;
  month: SalaryMonth;
}

/** The classes of a month, each with its amount and the reason. */
export function LineRows({ teacherId, month }: LineRowsProps) {
  const { t } = useTranslation('users');
  const columns = ['when', 'student', 'attendance', 'price', 'amount'] as const;
  const usual = usualPrice(month.lines);
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
      {usual && (
        <Text fontSize="sm" color="fg.muted" marginBlockEnd="3" _print={{ display: 'none' }}>
          <UsualText usual={usual} currency={month.currency} />
        </Text>
      )}
      <Card padding="none" overflow="hidden">
        <Table role="table" aria-labelledby="month-lines">
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column} scope="col">
                  {t(`salaryMonth.column.${column}`)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.lines.map((line) => (
              <LineRow key={line.class_id} line={line} month={month} isUsual={isUsual(line, usual)} />
            ))}
          </tbody>
        </Table>
      </Card>
      <Text fontSize="xs" color="fg.subtle" marginBlockStart="2">
        <Span>{t('salaryMonth.lines.zone', { zone: `\u2068${month.zone}\u2069` })}</Span>
        {month.lines.some(({ amount }) => isBeyondCents(amount)) && (
          <Span display="block">{t('salaryMonth.lines.exact')}</Span>
        )}
      </Text>
    </Box>
  );
}

interface LineRowProps {
  line: SalaryLine;
  month: SalaryMonth;
  /** Its price is the most frequent one: that is said once, above. */
  isUsual: boolean;
}

function LineRow({ line, month, isUsual }: LineRowProps) {
  const { t, i18n } = useTranslation('users');
  const zoneText = useZoneText(month.zone);
  return (
    <Row role="row">
      <DateCell role="cell">{zoneText.moment(line.starts_at)}</DateCell>
      <StudentCell role="cell">
        <bdi>{line.student.name}</bdi>
      </StudentCell>
      <AttendanceCell role="cell">
        <Box css={isUsual && line.attendance === 'presence' ? saidOnce : {}}>
          <Badge tone={attendanceTones[line.attendance]}>{t(`classes.attendance.${line.attendance}`)}</Badge>
        </Box>
      </AttendanceCell>
      <PriceCell role="cell" isSaidOnce={isUsual}>
        <Box css={isUsual ? saidOnce : {}}>
          <PriceText line={line} currency={month.currency} />
        </Box>
      </PriceCell>
      <AmountCell role="cell">
        <Box css={isUsual ? saidOnceOnPhones : {}}>
          <Ltr>{currencyText(line.amount, month.currency, i18n.language)}</Ltr>
        </Box>
      </AmountCell>
    </Row>
  );
}

function UsualText({ usual, currency }: { usual: UsualPrice; currency: string }) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const price = `\u2066${currencyText(usual.price, currency, i18n.language)}\u2069`;
  return t('salaryMonth.price.usual', { price, date: dayText(usual.since) });
}

/** The reason for a class's price. */
function PriceText({ line, currency }: { line: SalaryLine; currency: string }) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const byTheHour = useByTheHour();
  const money = (amount: number) => `\u2066${currencyText(amount, currency, i18n.language)}\u2069`;
  if (line.percent === 0) return t('salaryMonth.price.unpaid');
  if (line.price === null || line.price_since === null)
    return <Span color="warning.fg">{t('salaryMonth.price.none')}</Span>;
  const price = byTheHour(line, currency) ?? money(line.price);
  const since = t('salaryMonth.price.since', { price, date: dayText(line.price_since) });
  const before = line.paid_before !== 0 && t('salaryMonth.price.before', { amount: money(line.paid_before) });
  return [since, line.percent !== 100 && `${line.percent} %`, before].filter(Boolean).join(' · ');
}
