import * as v from 'valibot';
import type { Due } from '#/api/dues.ts';
import type { Invoice } from '#/api/invoices.ts';

/** What the form of a bank transfer begins with, in the state of its address. */
const filled = v.object({
  payer: v.object({ id: v.string(), name: v.string(), isStudent: v.boolean() }),
  amount: v.nullable(v.number()),
  /** The state of a page that an earlier release has left has none. */
  currency: v.optional(v.nullable(v.string()), null),
});
export type FilledTransfer = v.InferOutput<typeof filled>;
const stateSchema = v.object({ transfer: filled });

/** The state for recording that an invoice was paid by bank transfer. */
export const paidByTransfer = ({
  user_id: id,
  customer_name: name,
  student_id,
  amount,
  currency,
}: Invoice): v.InferOutput<typeof stateSchema> => ({
  transfer: { payer: { id, name, isStudent: student_id === id }, amount, currency },
});

/** The same for money that came beside a due. @param amount in the currency's own unit */
export const beside = ({ payer, student, currency }: Due, amount: number): v.InferOutput<typeof stateSchema> => ({
  transfer: { payer: { ...payer, isStudent: payer.id === student.id }, amount, currency },
});

/** The values of such a state; null for any other. */
export function filledTransfer(state: unknown): FilledTransfer | null {
  const read = v.safeParse(stateSchema, state);
  return read.success ? read.output.transfer : null;
}
