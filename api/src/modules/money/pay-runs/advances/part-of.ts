interface Advance {
  amount: number;
  months: number;
}

interface Before {
  /** What other runs pay back of it, and how many they are. */
  repaid: number;
  runs: number;
}

/**
 * D148: what the next run pays back of an advance: equal parts, the last takes the rest. A month that earns less pays
 * back what it has, and the following ones the rest. @param available what the month has left.
 */
export function partOf({ amount, months }: Advance, { repaid, runs }: Before, available: number): number {
  const rest = amount - repaid;
  const planned = runs + 1 >= months ? rest : Math.floor(amount / months) * (runs + 1) - repaid;
  return Math.max(0, Math.min(planned, rest, available));
}
