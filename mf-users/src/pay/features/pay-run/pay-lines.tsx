import { Box, Button, Card, EmptyState, Flex, List, Text, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import type { PayLine, PayRun } from '#/pay/api/pay-runs.ts';
import type { MinorText } from '#/pay/components/minor-text.ts';
import { PayState } from '#/pay/components/pay-state.tsx';
import { useWayText } from '#/pay/components/pay-ways.ts';
import { LineDialog } from './line-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface Opened {
  line: PayLine;
  act: 'pay' | 'change' | 'return';
}

interface PayLinesProps {
  run: PayRun;
  money: MinorText;
}

/** What each teacher is paid; a dialog marks it as paid, changes it or takes it back. */
export function PayLines({ run, money }: PayLinesProps) {
  const { t } = useTranslation('users');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (run.lines.length === 0)
    return (
      <EmptyState icon={<BanknoteIcon size={22} />} title={t('payRuns.nothing')} text={t('payRuns.nothingText')} />
    );
  return (
    <>
      <Card padding="none">
        <List aria-label={t('payRuns.lines')}>
          {run.lines.map((line) => (
            <LineRow key={line.id} line={line} run={run} money={money} onAct={(act) => setOpened({ line, act })} />
          ))}
        </List>
      </Card>
      {opened?.act === 'return' && <ReturnDialog run={run} line={opened.line} onClose={close} />}
      {opened && opened.act !== 'return' && (
        <LineDialog run={run} line={opened.line} money={money} isPaying={opened.act === 'pay'} onClose={close} />
      )}
    </>
  );
}

interface LineRowProps extends PayLinesProps {
  line: PayLine;
  onAct: (act: Opened['act']) => void;
}

function LineRow({ line, run, money, onAct }: LineRowProps) {
  const { t } = useTranslation('users');
  const wayText = useWayText();
  const dayText = useDayText();
  const { teacher, amount, currency, rate, state, way, reference, paidOn, salary, repaid, lastFour } = line;
  const isForeign = currency !== run.currency;
  const facts = [
    way !== 'cash' && lastFour ? `${wayText(way)} \u2066…${lastFour}\u2069` : wayText(way),
    isForeign &&
      t('payRuns.atRate', { amount: money.text(salary - repaid, run.currency), rate: `\u2066${rate}\u2069` }),
    repaid !== 0 && t('payRuns.repaid', { amount: money.text(repaid, run.currency) }),
    paidOn && dayText(paidOn),
    reference && `\u2068${reference}\u2069`,
  ];
  return (
    <Flex
      as="li"
      columnGap="4"
      rowGap="2"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="40" flex="1">
        <TextLink reach to={places.salaryMonth(teacher.id, run.month)}>
          <bdi>{teacher.name}</bdi>
        </TextLink>
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="0.5" overflowWrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <PayState state={state} />
      <Text minWidth="24" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {money.text(amount, currency)}
      </Text>
      <LineActions line={line} onAct={onAct} />
    </Flex>
  );
}

/** What can be done with a line; nothing on paper. */
function LineActions({ line: { teacher, may }, onAct }: Pick<LineRowProps, 'line' | 'onAct'>) {
  const { t } = useTranslation('users');
  const acts = [...(may.change ? (['pay', 'change'] as const) : []), ...(may.return ? (['return'] as const) : [])];
  if (acts.length === 0) return null;
  return (
    <Flex gap="2" _print={{ display: 'none' }}>
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'pay' ? 'solid' : 'outline'}
          aria-label={t(`payRuns.${act}.of`, { name: teacher.name })}
          onClick={() => onAct(act)}
        >
          {t(`payRuns.${act}.action`)}
        </Button>
      ))}
    </Flex>
  );
}
