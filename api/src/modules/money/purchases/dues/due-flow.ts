import type { dueStates } from './dues.table.ts';

/** A due of a purchase with the money that was transferred for it, in the smallest unit. */
export interface FlowingDue {
  amount: number;
  transferred: number;
  isWaived: boolean;
  /** Whether a report of it waits for a decision. */
  isReported: boolean;
}

export interface DueFlow {
  /** At most the amount. */
  paid: number;
  /** What was left of the due before. */
  carriedFrom: number;
  /** What is left for the next due. */
  carriedOver: number;
  state: (typeof dueStates)[number];
}

function stateOf({ amount, isWaived, isReported }: FlowingDue, paid: number): DueFlow['state'] {
  if (isWaived) return 'waived';
  if (paid === amount) return 'paid';
  if (isReported) return 'reported';
  return paid > 0 ? 'part' : 'open';
}

/**
 * D131: what is paid of each due of one purchase, in their order: what is more than a due goes on to the next one, and a
 * waived due takes nothing. Pure, so that a transfer that is edited or deleted is only counted again.
 */
export function flowOf(dues: readonly FlowingDue[]): DueFlow[] {
  let left = 0;
  return dues.map((due) => {
    const carriedFrom = left;
    const given = carriedFrom + due.transferred;
    const paid = due.isWaived ? 0 : Math.min(due.amount, given);
    left = given - paid;
    return { paid, carriedFrom, carriedOver: left, state: stateOf(due, paid) };
  });
}
