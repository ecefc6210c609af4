export const paymentStates = ['paid', 'held', 'open', 'refunded', 'failed'] as const;
const tones = { paid: 'success', held: 'warning', open: 'info', refunded: 'neutral', failed: 'danger' } as const;

/** The states that lists can be filtered by: also refunded payments with classes that were used before. */
export const filteredStates = [...paymentStates, 'unreturned'] as const;

/** The result of a payment, with its tone; null for a state that this release does not know. */
export function stateOf({ state, held }: { state: string; held: boolean }) {
  const known = held && state === 'paid' ? 'held' : paymentStates.find((each) => each === state);
  return known ? { state: known, tone: tones[known] } : null;
}
