/** The settings of money, as the API names them. */
export const settingKeys = [
  'bank_accounts',
  'transfer_details_en',
  'transfer_details_ar',
  'tax_name',
  'tax_rate',
  'papers_footer',
  'sibling_discount',
  'renewal_notice_days',
  'unpaid_days',
  'credit_before_paid',
] as const;
