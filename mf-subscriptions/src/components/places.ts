const SUBSCRIPTIONS = '/dashboard/subscriptions';

/** Addresses of this remote's screens, and of those that it links to. */
export const places = {
  packages: `${SUBSCRIPTIONS}/packages`,
  /** One package in the shop. */
  packageInShop: (id: string) => `${SUBSCRIPTIONS}/packages#package-${id}`,
  /** To buy for a child. */
  packagesFor: (studentId: string) => `${SUBSCRIPTIONS}/packages?${new URLSearchParams({ for: studentId })}`,
  /** The conversation with the academy, a page of mf-messaging, with the first words of a message. */
  office: (text: string) => `/dashboard/messaging/chats/0?${new URLSearchParams({ text })}#write`,
  buy: (wanted: { package: string; kind: string; currency: string; for?: string }) =>
    `${SUBSCRIPTIONS}/packages/buy?${new URLSearchParams(wanted)}`,
  addPackage: `${SUBSCRIPTIONS}/packages/add`,
  package: (id: string) => `${SUBSCRIPTIONS}/packages/${id}`,
  /** The specification's spelling (C6). */
  deactivate: (id: string) => `${SUBSCRIPTIONS}/packages/${id}/deactive`,
  reactivate: (id: string) => `${SUBSCRIPTIONS}/packages/${id}/reactive`,
  coupons: `${SUBSCRIPTIONS}/coupons`,
  addCoupon: `${SUBSCRIPTIONS}/coupons/add`,
  coupon: (id: string) => `${SUBSCRIPTIONS}/coupons/${id}`,
  invoices: `${SUBSCRIPTIONS}/invoices`,
  invoicesOf: (userId: string) => `${SUBSCRIPTIONS}/invoices?${new URLSearchParams({ student_id: userId })}`,
  /** A page of mf-users. */
  statement: (studentId: string) => `/dashboard/users/remaining-classes/${studentId}/statement`,
  receipts: `${SUBSCRIPTIONS}/receipts`,
  ownTransfers: `${SUBSCRIPTIONS}/invoices?tab=bank_transfer`,
  heldPayments: (kind: string) => `${SUBSCRIPTIONS}/invoices?${new URLSearchParams({ tab: kind, state: 'held' })}`,
  dues: `${SUBSCRIPTIONS}/dues`,
  duesToReview: `${SUBSCRIPTIONS}/dues/review`,
  due: (id: string) => `${SUBSCRIPTIONS}/dues/${id}`,
  transfers: `${SUBSCRIPTIONS}/bank-transfers`,
  addTransfer: `${SUBSCRIPTIONS}/bank-transfers/add`,
  transfersOf: (name: string) => `${SUBSCRIPTIONS}/bank-transfers?${new URLSearchParams({ user_name: name })}`,
  transfer: (id: string) => `${SUBSCRIPTIONS}/bank-transfers/edit/${id}`,
  calendar: '/dashboard/calendar',
  /** A page of mf-users. */
  home: '/dashboard/statistics',
  /** A page of mf-users. */
  profile: '/profile',
  /** `transfer`: the bank transfer for which classes are added. */
  remainingClasses: (userId: string, transfer: string | null) =>
    `/dashboard/users/remaining-classes/${userId}${transfer ? `?${new URLSearchParams({ bank_transfer: transfer })}` : ''}`,
};
