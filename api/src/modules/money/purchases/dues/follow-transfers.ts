import { notFound } from '#base/errors/app-error.ts';
import type { AnswerOf, FollowerOf } from '#base/modules/registry.ts';
import type { transferOfDueChanged, transferQuestions } from '#modules/money/bank-transfers/transfer-events.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import type { LedgerSource } from '#modules/people/people/ledger/ledger-sources.ts';
import { findPurchase } from '../stored-purchase.ts';
import { aboutOf, notifyReopened } from './notify-dues.ts';
import { settleDues, settlingOf } from './settle-dues.ts';
import { duesOf, lockPurchase } from './stored-due.ts';

const purchaseText = 'select purchase_id::int as "purchaseId" from dues where id = $1';

/** D132: an edited or deleted transfer counts anew; classes that were given stay, and staff are notified. */
export const countTransferAgain: FollowerOf<typeof transferOfDueChanged> = async (sql, ctx, dueId) => {
  const [found] = await sql.query<{ purchaseId: number }>({ text: purchaseText, values: [dueId] });
  const locked = found && (await lockPurchase(sql, found.purchaseId));
  if (!locked) throw notFound('Due');
  const { now, viewer } = ctx;
  await settleDues(sql, locked, settlingOf(ctx));
  const wasPaid = new Set(locked.dues.flatMap(({ id, state }) => (state === 'paid' ? [id] : [])));
  for (const { id, state } of await duesOf(sql, locked.purchase.id))
    if (wasPaid.has(id) && state !== 'paid')
      await notifyReopened(sql, await aboutOf(sql, locked.purchase, { at: now, actorId: viewer.userId }), id);
};

/** What a transfer of a due bought, for its receipt (D110). */
export const paidFor: AnswerOf<typeof transferQuestions.paidFor> = async (sql, dueId) => {
  const [found] = await sql.query<{ purchaseId: number }>({ text: purchaseText, values: [dueId] });
  const purchase = found && (await findPurchase(sql, found.purchaseId));
  if (!purchase) throw notFound('Due');
  const { studentId, title, titleAr, classesNum: classes } = purchase;
  return { studentId, item: { title, titleAr, classes } };
};

/** The text of a due on a line of the ledger: the package at the time of the purchase. */
export const ledgerDue: LedgerSource = {
  describe: (
    id,
  ) => `(select json_build_object('kind', 'payment', 'title', p.title, 'titleAr', ${boughtTitleAr('p')}, 'at', null)
    from dues d join purchases p on p.id = d.purchase_id where d.id = ${id})`,
};
