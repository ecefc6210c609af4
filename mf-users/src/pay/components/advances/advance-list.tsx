import { Box, Button, Card, ConfirmDialog, Flex, Heading, List, Skeleton, Text, toast } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthText } from '#/base/components/time/month-text.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type Advance, type Advances, advanceQueries, deleteAdvance } from '#/pay/api/advances.ts';
import { currencyQueries } from '#/pay/api/currencies.ts';
import { type MinorText, useMinorText } from '../minor-text.ts';
import { PartFailure } from '../part-failure.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';

/** D148: what a teacher got in advance, and what each month pays back. Nothing without one, unless one may be given. */
export function AdvanceList({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  const found = useQuery(advanceQueries.of(teacherId));
  const { data } = found;
  if (!data) return <PartFailure title={t('advances.title')} query={found} />;
  const isShown = data.advances.length > 0 || data.may.give;
  return isShown ? <Shown teacherId={teacherId} found={data} /> : null;
}

function Shown({ teacherId, found: { advances, currency, may } }: { teacherId: string; found: Advances }) {
  const { t } = useTranslation('users');
  const money = useMinorText();
  const currencies = useQuery(currencyQueries.all());
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" aria-labelledby="advances">
      <Flex gap="3" alignItems="center" justifyContent="space-between" marginBlockEnd="3">
        <Heading id="advances" size="sm">
          {t('advances.title')}
        </Heading>
        {may.give && (
          <Button size="sm" variant="outline" disabled={!money} onClick={() => setOpen(true)}>
            {t('advances.give.action')}
          </Button>
        )}
      </Flex>
      <Card padding="none">
        {advances.length === 0 ? (
          <Text fontSize="sm" color="fg.muted" padding="4">
            {t('advances.empty')}
          </Text>
        ) : money ? (
          <List aria-labelledby="advances">
            {advances.map((advance) => (
              <AdvanceRow key={advance.id} teacherId={teacherId} advance={advance} money={money} />
            ))}
          </List>
        ) : (
          <Box padding="4">{currencies.isError ? <PartError query={currencies} /> : <Skeleton height="9" />}</Box>
        )}
      </Card>
      {isOpen && money && (
        <AdvanceDialog teacherId={teacherId} currency={currency} money={money} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

interface AdvanceRowProps {
  teacherId: string;
  advance: Advance;
  money: MinorText;
}

function AdvanceRow({ teacherId, advance, money }: AdvanceRowProps) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const { amount, currency, months, givenOn, repaid, parts, may } = advance;
  const open = amount - repaid;
  const facts = [
    t('advances.months.in', { count: months }),
    ...parts.map((part) => `${monthText(part.month, i18n.language)}: ${money.text(part.amount, currency)}`),
  ];
  return (
    <Flex
      as="li"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      paddingInline="4"
      paddingBlock="3"
      fontSize="sm"
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box minWidth="40" flex="1">
        <Text>
          {dayText(givenOn)}
          {' · '}
          {open > 0 ? t('advances.open', { amount: money.text(open, currency) }) : t('advances.repaid')}
        </Text>
        <Text fontSize="xs" color="fg.subtle" marginBlockStart="0.5">
          {facts.join(' · ')}
        </Text>
      </Box>
      <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
        {money.text(amount, currency)}
      </Text>
      {may.delete && <DeleteButton teacherId={teacherId} id={advance.id} amount={money.text(amount, currency)} />}
    </Flex>
  );
}

/** While no month pays it back. */
function DeleteButton({ teacherId, id, amount }: { teacherId: string; id: string; amount: string }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    deleting.reset();
  };
  const deleting = useMutation({
    mutationFn: () => deleteAdvance(teacherId, id),
    onSuccess: () => {
      setAsked(false);
      toast.success(t('advances.delete.done'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: advanceQueries.of(teacherId).queryKey }),
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
        {t('advances.delete.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('advances.delete.title')}
        description={t('advances.delete.text', { amount })}
        confirmLabel={t('advances.delete.action')}
        error={deleting.isError ? t('advances.delete.failed') : null}
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      />
    </>
  );
}
