import { localeOf, useSession, zoneFormat } from '@academy/shared-auth';
import { Box, Card, chakra, Heading, List, Ltr, RuledItem, Span, Stack, Text } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import type { Statement, StatementLine, StatementReceipt } from '#/pay/api/statements.ts';
import { signed } from '#/pay/components/ledger/signed.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { useLineWords } from '#/pay/components/use-line-words.ts';

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    gap: '4',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The day of an instant, on the viewer's clock. */
function useDayAt(): (instant: string) => string {
  const { i18n } = useTranslation('users');
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const format = zoneFormat(i18n.language, zone, { day: 'numeric', month: 'short', year: 'numeric' });
  return (instant) => format.format(Date.parse(instant));
}

/** The sums of a statement, its lines and its money. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { t } = useTranslation('users');
  const dayText = useDayText();
  return (
    <Stack gap="5">
      <Text display="none" _print={{ display: 'block' }}>
        {`${statement.student.name} · ${dayText(statement.from)} – ${dayText(statement.to)}`}
      </Text>
      <ClassSums statement={statement} />
      <Section title={t('statement.classes')} empty={statement.lines.length === 0 && t('statement.noClasses')}>
        {statement.lines.map((line) => (
          <ClassLine key={line.id} line={line} />
        ))}
      </Section>
      {statement.money ? (
        <Section title={t('statement.money')} empty={statement.receipts.length === 0 && t('statement.noMoney')}>
          {statement.receipts.map((receipt) => (
            <MoneyLine key={receipt.id} receipt={receipt} />
          ))}
          {statement.money.map((sum) => (
            <MoneySum key={sum.currency} sum={sum} />
          ))}
        </Section>
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {t('statement.hidden')}
        </Text>
      )}
    </Stack>
  );
}

function ClassSums({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const { start, bought, returned, used, corrected, end } = statement;
  const change = (value: number) => signed(value, i18n.language);
  const sums = [
    ['start', number.format(start)],
    ['bought', change(bought)],
    ...(returned === 0 ? [] : [['returned', change(returned)]]),
    ['used', change(used)],
    ...(corrected === 0 ? [] : [['corrected', change(corrected)]]),
    ['end', number.format(end)],
  ];
  return (
    <Card>
      <Sums>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`statement.${name}`)}</dt>
            <dd>
              <Ltr>{value ?? ''}</Ltr>
            </dd>
          </div>
        ))}
      </Sums>
    </Card>
  );
}

function Section({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" size="sm" marginBlockEnd="1">
        {title}
      </Heading>
      {empty ? <Text color="fg.muted">{empty}</Text> : <List marginBlockEnd="-3">{children}</List>}
    </Card>
  );
}

/** What, when and details; the number at the end. */
function Line({ what, details, end, below }: Record<'what' | 'details', string> & { end: string; below?: string }) {
  return (
    <RuledItem fontSize="sm" breakInside="avoid">
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{what}</Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {details}
        </Text>
      </Box>
      <Box flexShrink="0" textAlign="end" fontVariantNumeric="tabular-nums">
        <Text fontWeight="medium">
          <Ltr>{end}</Ltr>
        </Text>
        {below && <Text color="fg.muted">{below}</Text>}
      </Box>
    </RuledItem>
  );
}

function ClassLine({ line }: { line: StatementLine }) {
  const { t, i18n } = useTranslation('users');
  const dayAt = useDayAt();
  const wordsOf = useLineWords();
  const { source, created_at, delta, balance } = line;
  const attendance = source?.attendance && t(`classes.attendance.${source.attendance}`);
  // The line shows the day of its class, which is usually also the day of the booking.
  const isSaid = source?.kind === 'class' && source.at !== null && dayAt(source.at) === dayAt(created_at);
  const teacher = source?.teacher && `\u2068${source.teacher}\u2069`;
  return (
    <Line
      what={wordsOf({ ...line, actor: null })}
      details={[isSaid ? null : dayAt(created_at), teacher, attendance].filter(Boolean).join(' · ')}
      end={signed(delta, i18n.language)}
      below={t('statement.left', { balance: new Intl.NumberFormat(localeOf(i18n.language)).format(balance) })}
    />
  );
}

function MoneyLine({ receipt }: { receipt: StatementReceipt }) {
  const { t, i18n } = useTranslation('users');
  const dayAt = useDayAt();
  const { kind, currency, amount, number, createdAt } = receipt;
  const isReturned = kind === 'credit_note';
  const titleOf = useTitle();
  const bought = receipt.package === null ? t('statement.transfer') : titleOf(receipt.package, receipt.packageAr).text;
  return (
    <Line
      what={isReturned ? t('statement.creditNote') : bought}
      details={`${dayAt(createdAt)} · ${number}`}
      end={currencyText(isReturned ? -amount : amount, currency, i18n.language)}
    />
  );
}

function MoneySum({ sum }: { sum: NonNullable<Statement['money']>[number] }) {
  const { t, i18n } = useTranslation('users');
  const moneyOf = (amount: number) => `\u2068${currencyText(amount, sum.currency, i18n.language)}\u2069`;
  return (
    <RuledItem fontSize="sm" fontWeight="medium">
      <Box flex="1" minWidth="0">
        <Text>{t('statement.total')}</Text>
        <Text color="fg.muted" fontWeight="normal">
          {`${t('statement.paid')} ${moneyOf(sum.paid)} · ${t('statement.repaid')} ${moneyOf(sum.returned)}`}
        </Text>
      </Box>
      <Span flexShrink="0">
        <Ltr>{currencyText(sum.total, sum.currency, i18n.language)}</Ltr>
      </Span>
    </RuledItem>
  );
}
