import type { SlotProps } from '@academy/shared-auth/contract';
import { RemainingOverview } from '#/pay/components/ledger/remaining-overview.tsx';
import { useRemaining } from '#/pay/components/ledger/use-remaining.ts';

/** A student's remaining classes, on the student's page. */
export default function LedgerTab({ userId }: SlotProps<'person.tab'>) {
  return <RemainingOverview id={userId} found={useRemaining(userId)} />;
}
