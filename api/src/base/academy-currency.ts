/** ISO 4217. All salaries are in it. */
export const ACADEMY_CURRENCY = 'USD';
