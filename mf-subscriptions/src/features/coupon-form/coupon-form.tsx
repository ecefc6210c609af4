import { requestKeys } from '@academy/shared-auth';
import { CheckboxField, TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, changeCoupon, couponQueries, createCoupon } from '#/api/coupons.ts';
import type { Currency } from '#/api/currencies.ts';
import type { Package } from '#/api/packages.ts';
import { places } from '#/components/places.ts';
import { couponSchema, valuesOf } from './coupon-schema.ts';
import { DiscountFields } from './discount-fields.tsx';
import { PackageChoice } from './package-choice.tsx';

interface CouponFormProps {
  /** The edited coupon; without it a new one is added. */
  coupon?: Coupon | undefined;
  currencies: readonly Currency[];
  packages: readonly Package[];
}

/** The code, the discount, and the limits of its use. */
export function CouponForm({ coupon, currencies, packages }: CouponFormProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'subscriptions',
    schema: couponSchema,
    defaults: valuesOf(coupon, { currencies, language: i18n.language }),
    draft: coupon ? undefined : 'coupon',
    texts: { 'code.duplicate': 'coupons.problem.taken', code: 'coupons.problem.codeLetters' },
    send: async (fields) => {
      await (coupon ? changeCoupon(coupon._id, fields) : createCoupon(fields, keyFor(fields)));
      await client.invalidateQueries({ queryKey: couponQueries.all() });
    },
    onSaved: () => toast.success(t(coupon ? 'coupons.edited' : 'coupons.added')),
  });
  const count = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', hint: t('field.optional') } as const;
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(coupon ? 'action.save' : 'coupons.add')}
      savedTo={places.coupons}
      cancelTo={places.coupons}
    >
      <TextField
        label={t('coupons.field.code')}
        help={t('coupons.help.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        {...entry.field('code')}
      />
      <DiscountFields entry={entry} />
      <FormSection title={t('coupons.section.limits')} columns={2}>
        <DateField label={t('coupons.field.from')} hint={t('field.optional')} {...entry.field('from')} />
        <DateField label={t('coupons.field.to')} hint={t('field.optional')} {...entry.field('to')} />
        <TextField label={t('coupons.field.uses')} {...count} {...entry.field('uses')} />
        <TextField label={t('coupons.field.usesPerUser')} {...count} {...entry.field('usesPerUser')} />
      </FormSection>
      <CheckboxField label={t('coupons.field.firstPurchaseOnly')} {...entry.form.register('firstPurchaseOnly')} />
      <PackageChoice entry={entry} packages={packages} />
    </EntryForm>
  );
}
