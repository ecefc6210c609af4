import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the payment provider knows a payment by. */
const providerIds = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, 'an id of the payment provider, which keeps its own records']));

/** Personal data in the tables of this module (D123). */
export const purchasesPersonalData: readonly PersonalTable[] = [
  {
    table: 'purchases',
    where: 't.user_id = p.id',
    gives: [
      'id',
      'kind',
      'title',
      'classes_num',
      'currency',
      'amount_minor',
      'coupon_code',
      'discount_minor',
      'state',
      'renews_at',
      'ends_at',
      'card_last4',
      'card_last_month',
      'created_at',
    ],
  },
  // What others paid for the person, without their money and card (D116).
  {
    table: 'purchases',
    where: 't.student_id = p.id and t.user_id <> p.id',
    gives: ['id', 'kind', 'title', 'classes_num', 'state', 'renews_at', 'ends_at', 'created_at'],
  },
  {
    table: 'purchases',
    of: ['user_id', 'student_id'],
    erases: { card_last4: 'null', card_last_month: 'null' },
    keeps: {
      ...providerIds(['account', 'checkout_id', 'checkout_url', 'subscription_id']),
      idempotency_key: 'random',
    },
    // The version lets a settlement that has read the purchase before read it again.
    merges: {
      user_id: {
        move: {
          free: 'two accounts with an open checkout are not merged; a key of the sessions that end is not sent again',
          sets: { idempotency_key: 'null', version: 'version + 1' },
        },
      },
      student_id: { move: { sets: { version: 'version + 1' } } },
    },
    counts: [
      { as: 'purchases', where: `p.id in (t.user_id, t.student_id) and t.state not in ('open', 'expired', 'failed')` },
    ],
  },
  {
    table: 'payments',
    where: 't.user_id = p.id',
    gives: [
      'id',
      'kind',
      'number',
      'state',
      'currency',
      'amount_minor',
      'discount_minor',
      'refunded_minor',
      'paid_at',
      'created_at',
    ],
  },
  {
    table: 'payments',
    of: ['user_id', 'student_id'],
    // Pages of the provider that contain the name.
    erases: { pdf_url: 'null', page_url: 'null', receipt_url: 'null' },
    keeps: providerIds(['account', 'charge_id', 'intent_id', 'provider_id']),
    counts: [{ as: 'payments', where: 'p.id in (t.user_id, t.student_id) and t.deleted_at is null' }],
  },
  {
    table: 'payment_customers',
    of: ['user_id'],
    gives: ['account'],
    erases: 'rows',
    merges: { user_id: { move: { unlessThere: ['t.account'] } } },
  },
];
