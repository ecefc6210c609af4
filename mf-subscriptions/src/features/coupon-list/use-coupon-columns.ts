import { localeOf } from '@academy/shared-auth';
import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '#/api/coupons.ts';
import { moneyText } from '#/components/money-text.ts';

const tones = { active: 'success', planned: 'info', over: 'neutral', used_up: 'neutral' } as const;

/** The discount of a coupon, its number of uses, and its end. */
export function useCouponColumns(): Column<Coupon>[] {
  const { t, i18n } = useTranslation('subscriptions');
  const percentText = (percent: number) =>
    new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(percent / 100);
  const offText = ({ percent, amounts }: Coupon) =>
    percent === null
      ? amounts.map(({ amount, currency }) => moneyText(amount, currency, i18n.language)).join(' · ')
      : percentText(percent);
  const oftenText = ({ months }: Coupon) =>
    typeof months === 'number' ? t('coupons.months.many', { count: months }) : t(`coupons.months.${months}`);
  return [
    { id: 'code', header: t('coupons.field.code'), kind: 'code', sortable: true, value: ({ code }) => code },
    { id: 'off', header: t('coupons.column.off'), kind: 'node', inRow: 'line', value: offText, text: offText },
    { id: 'months', header: t('coupons.field.months'), inRow: 'line', value: oftenText },
    {
      id: 'state',
      header: t('packages.column.status'),
      kind: 'badge',
      value: ({ state }) => ({ label: t(`coupons.state.${state}`), tone: tones[state] }),
    },
    { id: 'from', header: t('coupons.field.from'), kind: 'date', value: ({ from }) => from },
    { id: 'to', header: t('coupons.field.to'), kind: 'date', value: ({ to }) => to },
    { id: 'used', header: t('coupons.column.used'), kind: 'number', value: ({ used }) => used },
    { id: 'uses', header: t('coupons.field.uses'), kind: 'number', value: ({ uses }) => uses },
  ];
}
