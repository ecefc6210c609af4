import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

/** D113: the percentage that a second and further child of a parent pays less; 0: none. */
export const purchaseSettings = defineSettings('money', {
  sibling_discount: integerSetting(0, { min: 0, max: 90, superAdmin: true }),
});
