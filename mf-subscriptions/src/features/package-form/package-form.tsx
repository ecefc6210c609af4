import { requestKeys } from '@academy/shared-auth';
import { CheckboxField, SelectField, TextField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, type EntryFormState, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#/api/currencies.ts';
import { changePackage, createPackage, type Package, packageQueries } from '#/api/packages.ts';
import { type AudienceRole, audiences, roleIdsOf } from '#/components/audience.ts';
import { places } from '#/components/places.ts';
import { type PackageValues, packageSchema, valuesOf } from './package-schema.ts';
import { PriceFields } from './price-fields.tsx';

interface PackageFormProps {
  /** The edited package; without it a new one is added. */
  offer?: Package | undefined;
  roles: readonly AudienceRole[];
  currencies: readonly Currency[];
}

/** Whether subscribers can buy it too, as extra classes (D133). */
function ExtraField({ entry }: { entry: EntryFormState<PackageValues> }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Controller
      control={entry.form.control}
      name="forSubscribers"
      render={({ field: { value, ...field } }) => (
        <CheckboxField {...field} checked={value} label={t('packages.extra.field')} help={t('packages.extra.help')} />
      )}
    />
  );
}

/** The number of classes, the prices, and the audience. */
export function PackageForm({ offer, roles, currencies }: PackageFormProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'subscriptions',
    schema: packageSchema,
    defaults: valuesOf(offer, { roles, currencies, language: i18n.language }),
    draft: offer ? undefined : 'package',
    send: async ({ audience, ...checked }) => {
      const fields = { ...checked, visibleTo: roleIdsOf(audience, roles) };
      await (offer ? changePackage(offer._id, fields) : createPackage(fields, keyFor(fields)));
      await client.invalidateQueries({ queryKey: packageQueries.all() });
    },
    onSaved: () => toast.success(t(offer ? 'packages.edited' : 'packages.added')),
  });
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(offer ? 'action.save' : 'packages.add')}
      savedTo={places.packages}
      cancelTo={places.packages}
    >
      <FormSection columns={2} text={t('packages.title.help')}>
        <TextField label={t('packages.title.en')} lang="en" dir="ltr" {...entry.field('title')} />
        <TextField label={t('packages.title.ar')} lang="ar" dir="rtl" {...entry.field('titleAr')} />
      </FormSection>
      <FormSection columns={2}>
        <TextField
          label={t('packages.column.classes')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...entry.field('classesNum')}
        />
        <Controller
          control={entry.form.control}
          name="audience"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('packages.column.audience')}
              options={audiences.map((value) => ({ value, label: t(`packages.audience.${value}`) }))}
            />
          )}
        />
        <ExtraField entry={entry} />
      </FormSection>
      <PriceFields entry={entry} />
    </EntryForm>
  );
}
