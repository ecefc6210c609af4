import * as v from 'valibot';
import type { Invoice } from '#/api/invoices.ts';

/** What the form of a bank transfer begins with, in the state of its address. */
const filled = v.object({
  payer: v.object({ id: v.string(), name: v.string(), isStudent: v.boolean() }),
  amount: v.nullable(v.number()),
});
const stateSchema = v.object({ transfer: filled });

/** The state for recording that an invoice was paid by bank transfer. */
export const paidByTransfer = ({
  user_id: id,
  customer_name: name,
  student_id,
  amount,
}: Invoice): v.InferOutput<typeof stateSchema> => ({
  transfer: { payer: { id, name, isStudent: student_id === id }, amount },
});

/** The values of such a state; null for any other. */
export function filledTransfer(state: unknown): v.InferOutput<typeof filled> | null {
  const read = v.safeParse(stateSchema, state);
  return read.success ? read.output.transfer : null;
}
