import { SelectField, TextField } from '@academy/shared-ui';
import { Controller, type EntryFormState, FormSection, useWatch } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '#/components/currency-field.tsx';
import { type CouponValues, monthKinds, offKinds } from './coupon-schema.ts';

/** A percentage or an amount, and the payments for which it counts. */
export function DiscountFields({ entry }: { entry: EntryFormState<CouponValues> }) {
  const { t } = useTranslation('subscriptions');
  const { control } = entry.form;
  const off = useWatch({ control, name: 'off' });
  const often = useWatch({ control, name: 'often' });
  const number = { autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <FormSection title={t('coupons.column.off')} columns={2}>
      <Controller
        control={control}
        name="off"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('coupons.field.off')}
            options={offKinds.map((value) => ({ value, label: t(`coupons.off.${value}`) }))}
          />
        )}
      />
      {off === 'percent' && (
        <TextField label={t('coupons.field.percent')} inputMode="numeric" {...number} {...entry.field('percent')} />
      )}
      {off === 'amount' && (
        <>
          <TextField label={t('transfers.column.amount')} inputMode="decimal" {...number} {...entry.field('amount')} />
          <Controller
            control={control}
            name="currency"
            render={({ field }) => (
              <CurrencyField
                {...field}
                ofCards
                label={t('transfers.column.currency')}
                error={entry.errorAt('currency')}
              />
            )}
          />
        </>
      )}
      <Controller
        control={control}
        name="often"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('coupons.field.months')}
            options={monthKinds.map((value) => ({ value, label: t(`coupons.often.${value}`) }))}
          />
        )}
      />
      {often === 'many' && (
        <TextField label={t('coupons.field.count')} inputMode="numeric" {...number} {...entry.field('months')} />
      )}
    </FormSection>
  );
}
