import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const purchaseSettings = defineSettings('money', {
  /** D113: the percentage that a second and further child of a parent pays less; 0: none. */
  sibling_discount: integerSetting(0, { min: 0, max: 90, superAdmin: true }),
  /** D114: days before a renewal on which the payer is notified of it; 0: no notice. */
  renewal_notice_days: integerSetting(3, { min: 0, max: 14, superAdmin: true }),
  /** D114: days for which a renewal is unpaid before the student's classes pause; 0: they do not. */
  unpaid_days: integerSetting(0, { min: 0, max: 60, superAdmin: true }),
});
