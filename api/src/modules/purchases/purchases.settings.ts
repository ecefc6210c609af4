import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const purchaseSettings = defineSettings('money', {
  /** D113: the percentage that a second and further child of a parent pays less; 0: none. */
  sibling_discount: integerSetting(0, { min: 0, max: 90, superAdmin: true }),
  /** D114: how many days before a renewal the payer is notified of it; 0: never. */
  renewal_notice_days: integerSetting(3, { min: 0, max: 14, superAdmin: true }),
  /** D114: after how many unpaid days a student is put on hold; 0: never. */
  unpaid_days: integerSetting(0, { min: 0, max: 60, superAdmin: true }),
});
