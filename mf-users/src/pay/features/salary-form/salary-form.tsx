import { requestKeys } from '@academy/shared-auth';
import { SelectField, TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { addSalary, changeSalary, type Salary, salaryQueries } from '#/pay/api/salaries.ts';
import { payChanged } from '#/pay/components/pay-changed.ts';
import { PastCaution } from './past-caution.tsx';
import { salarySchema } from './salary-schema.ts';

interface SalaryFormProps {
  teacherId: string;
  /** The edited price; without it a new one is added. */
  salary?: Salary;
}

const units = ['class', 'hour'] as const;

/** A price per class or per hour (D127), and the date from which it is paid. */
export function SalaryForm({ teacherId, salary }: SalaryFormProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const back = useReturnPlace(teacherId, places.salaries(teacherId));
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'users',
    schema: salarySchema,
    defaults: {
      price_per_class: salary ? salary.price_per_class.toFixed(2) : '',
      per: salary?.per ?? 'class',
      effective_from: salary?.effective_from ?? '',
    },
    send: async (fields) => {
      if (salary) await changeSalary(teacherId, salary.id, fields);
      else await addSalary(teacherId, fields, keyFor(fields));
      await payChanged(client, teacherId);
    },
    onSaved: () => toast.success(t(salary ? 'salary.edit.done' : 'salary.add.done')),
    texts: {
      'effective_from.duplicate': 'salary.from.taken',
      effective_from: 'salary.from.required',
      price_per_class: 'salary.price.wrong',
    },
  });
  return (
    <EntryForm entry={entry} submitLabel={t(salary ? 'salary.edit.save' : 'salary.add.save')} {...formPlaces(back)}>
      <TextField
        label={t('salary.price.label')}
        help={t('salary.price.help')}
        hint={useQuery(salaryQueries.currency(teacherId)).data}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...entry.field('price_per_class')}
      />
      <Controller
        control={entry.form.control}
        name="per"
        render={({ field: { disabled: _, ...field } }) => (
          <SelectField
            {...field}
            label={t('salary.per.label')}
            help={t('salary.per.help')}
            options={units.map((value) => ({ value, label: t(`salary.per.${value}`) }))}
            error={entry.errorAt('per')}
          />
        )}
      />
      <DateField label={t('salary.from.label')} help={t('salary.from.help')} {...entry.field('effective_from')} />
      <PastCaution from={[salary?.effective_from, entry.form.watch('effective_from')]} />
    </EntryForm>
  );
}
