import { defineSettings, integerSetting, lineSetting } from '#base/academy/define-settings.ts';

/** D112: what papers of money say from the change on; those that were written stay as they are. */
export const receiptSettings = defineSettings('money', {
  tax_name: lineSetting('', 40, { superAdmin: true }),
  tax_rate: integerSetting(0, { min: 0, max: 99, superAdmin: true }),
  papers_footer: lineSetting('', 300, { superAdmin: true }),
});
