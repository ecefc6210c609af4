import { Box, Button, Card, Flex, Heading, List, Text, toast } from '@academy/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthText } from '#/base/components/time/month-text.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type Advance, type Advances, advanceQueries, deleteAdvance } from '#/pay/api/advances.ts';
import { type MinorText, useMinorText } from '../minor-text.ts';
import { AdvanceDialog } from './advance-dialog.tsx';

/** D148: what a teacher got in advance, and what each month pays back. Nothing without one, unless one may be given. */
export function AdvanceList({ teacherId }: { teacherId: string }) {
  const { data } = useQuery(advanceQueries.of(teacherId));
  const isShown = data !== undefined && (data.advances.length > 0 || data.may.give);
  return isShown ? <Shown teacherId={teacherId} found={data} /> : null;
}

function Shown({ teacherId, found: { advances, currency, may } }: { teacherId: string; found: Advances }) {
  const { t } = useTranslation('users');
  const money = useMinorText();
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
        {advances.length > 0 && money ? (
          <List aria-labelledby="advances">
            {advances.map((advance) => (
              <AdvanceRow key={advance.id} teacherId={teacherId} advance={advance} money={money} />
            ))}
          </List>
        ) : (
          <Text fontSize="sm" color="fg.muted" padding="4">
            {t('advances.empty')}
          </Text>
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
      {may.delete && <DeleteButton teacherId={teacherId} id={advance.id} />}
    </Flex>
  );
}

/** While no month pays it back. */
function DeleteButton({ teacherId, id }: { teacherId: string; id: string }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteAdvance(teacherId, id),
    onSuccess: () => toast.success(t('advances.delete.done')),
    onError: () => toast.error(t('advances.delete.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: advanceQueries.of(teacherId).queryKey }),
  });
  return (
    <Button size="sm" variant="outline" loading={deleting.isPending} onClick={() => deleting.mutate()}>
      {t('advances.delete.action')}
    </Button>
  );
}
