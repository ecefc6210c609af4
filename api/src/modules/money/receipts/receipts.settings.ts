import { defineSettings, integerSetting, lineSetting } from '#base/academy/define-settings.ts';

/** D112: the texts of papers about money from the change on; written papers stay unchanged. */
export const receiptSettings = defineSettings(
  'money',
  {
    tax_name: lineSetting('', 40, { superAdmin: true }),
    tax_rate: integerSetting(0, { min: 0, max: 99, superAdmin: true }),
    papers_footer: lineSetting('', 300, { superAdmin: true }),
  },
  {
    tax_name: { en: 'Name of the tax', ar: 'اسم الضريبة' },
    tax_rate: { en: 'Tax included in prices, in percent', ar: 'الضريبة المشمولة في الأسعار (%)' },
    papers_footer: { en: 'Document footer', ar: 'تذييل المستندات' },
  },
);
