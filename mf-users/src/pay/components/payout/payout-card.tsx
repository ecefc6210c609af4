import { useCan, useSession } from '@academy/shared-auth';
import { Box, Button, Card, Flex, Heading, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { type Payout, payoutQueries } from '#/pay/api/payouts.ts';
import { PartFailure } from '../part-failure.tsx';
import { useWayText } from '../pay-ways.ts';
import { PayoutDialog } from './payout-dialog.tsx';

/** D148: where a teacher is paid; for the teacher, and for who runs the pay. */
export function PayoutCard({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  const isOwn = useSession(({ user }) => user?.id === teacherId);
  const pays = useCan('pay_runs.update');
  const found = useQuery({ ...payoutQueries.of(teacherId), enabled: isOwn || pays });
  if (found.data === undefined) return <PartFailure title={t('payout.title')} query={found} />;
  return <PayoutFacts teacherId={teacherId} payout={found.data} />;
}

function PayoutFacts({ teacherId, payout }: { teacherId: string; payout: Payout | null }) {
  const { t } = useTranslation('users');
  const wayText = useWayText();
  const [isOpen, setOpen] = useState(false);
  /** The end only, if what was sealed cannot be read any more. */
  const number = payout && (payout.account ?? payout.wallet ?? (payout.lastFour && `…${payout.lastFour}`));
  return (
    <Box as="section" aria-labelledby="payout">
      <Flex gap="3" alignItems="center" justifyContent="space-between" marginBlockEnd="3">
        <Heading id="payout" size="sm">
          {t('payout.title')}
        </Heading>
        <Button size="sm" variant="outline" aria-label={t('payout.edit.label')} onClick={() => setOpen(true)}>
          {t('payout.edit.action')}
        </Button>
      </Flex>
      <Card>
        {payout ? (
          <Facts
            facts={[
              { label: t('payRuns.way.label'), value: wayText(payout.way) },
              { label: t('payout.holder.label'), value: payout.holder && <bdi>{payout.holder}</bdi> },
              { label: t('payout.bank.label'), value: payout.bank && <bdi>{payout.bank}</bdi> },
              {
                label: t(payout.way === 'wallet' ? 'payout.number.wallet' : 'payout.number.account'),
                value: number && <bdi dir="ltr">{number}</bdi>,
              },
            ]}
          />
        ) : (
          <Text fontSize="sm" color="fg.muted">
            {t('payout.empty')}
          </Text>
        )}
      </Card>
      {isOpen && <PayoutDialog teacherId={teacherId} payout={payout} onClose={() => setOpen(false)} />}
    </Box>
  );
}
