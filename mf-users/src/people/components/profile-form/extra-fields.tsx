import { Box, SelectField, TextField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { FormSection } from '@academy/shared-ui/forms';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayHere } from '#/base/components/day-here.ts';
import type { ProfileKind } from '#/people/components/completed-profile.ts';
import type { extraNames } from './profile-schema.ts';

type Field = (name: (typeof extraNames)[number]) => UseFormRegisterReturn & { error: string | undefined };
interface Status {
  last_status: string;
  last_status_date: string;
}

interface ExtraFieldsProps {
  kind: ProfileKind;
  field: Field;
  /** The status before. */
  initial: Status;
  dateStatus: (day: string) => void;
  /** Beside the first date. */
  beside?: ReactNode;
  children?: ReactNode;
}

const statuses = ['active', 'suspended', 'stopped'];

/** Further fields of students and teachers: start, status, wallet. */
export function ExtraFields({ kind, field, initial, dateStatus, beside, children }: ExtraFieldsProps) {
  const { t } = useTranslation('users');
  const known = statuses.includes(initial.last_status) ? statuses : [...statuses, 'other'];
  const status = field('last_status');
  return (
    <FormSection columns={2}>
      <DateField label={t('profile.registration.label')} {...field('registration_date')} />
      {beside}
      <Box gridColumnStart={{ md: '1' }}>
        <SelectField
          label={t('profile.status.label')}
          options={known.map((value) => ({ value, label: t(`status.${kind}.${value}`), disabled: value === 'other' }))}
          {...status}
          // D52: a person who stops counts in the month of this date, so a new status starts today by default.
          onChange={(event) => {
            void status.onChange(event);
            dateStatus(event.target.value === initial.last_status ? initial.last_status_date : dayHere());
          }}
        />
      </Box>
      <DateField label={t('profile.statusDate.label')} {...field('last_status_date')} />
      {children}
      <TextField label={t('profile.wallet.label')} help={t('profile.wallet.help')} {...field('wallet')} />
      <TextField label={t('profile.walletNumber.label')} dir="ltr" {...field('wallet_num')} />
    </FormSection>
  );
}
