import type { SlotProps } from '@academy/shared-auth/contract';
import { RemainingOverview } from '#/components/ledger/remaining-overview.tsx';
import { useRemaining } from '#/components/ledger/use-remaining.ts';

/** What remains of a student's classes, on the page of the student. */
export default function LedgerTab({ userId }: SlotProps<'person.tab'>) {
  return <RemainingOverview id={userId} found={useRemaining(userId)} />;
}
