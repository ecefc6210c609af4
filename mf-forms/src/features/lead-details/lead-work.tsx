import { Button, Card, FormActions, FormError, Heading, SelectField, Stack, TextAreaField } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#/api/leads.ts';
import { adminChoices } from '#/api/trial-choices.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';
import { useLeadWork } from './use-lead-work.ts';

/** A lead's owner and status, and a note (D105). */
export function LeadWork({ lead }: { lead: Lead }) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const { values, change, isLosing, isMissing, saving } = useLeadWork(lead);
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) saving.mutate();
  };
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <Heading as="h2" size="sm">
            {t('leads.work.title')}
          </Heading>
          <OwnerField owner={lead.owner} value={values.ownerId} onChange={(ownerId) => change({ ownerId })} />
          <SelectField
            label={t('column.state')}
            value={values.status}
            onChange={({ target }) => change({ status: target.value as Lead['status'] })}
            options={[lead.status, ...lead.may.statuses].map((value) => ({ value, label: words.status(value) }))}
          />
          {isLosing && (
            <TextAreaField
              label={t('leads.fact.lostReason')}
              rows={2}
              maxLength={1000}
              value={values.reason}
              error={isChecked && isMissing ? t('leads.work.reasonRequired') : undefined}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
          <TextAreaField
            label={t('leads.work.note')}
            rows={3}
            maxLength={1000}
            dir="auto"
            value={values.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {saving.isError && <FormError>{t('leads.work.failed')}</FormError>}
          <FormActions isSticky={false}>
            <Button type="submit" loading={saving.isPending}>
              {t('leads.work.save')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}

interface OwnerFieldProps {
  owner: Lead['owner'];
  value: string;
  onChange: (ownerId: string) => void;
}

/** The admins, and the present owner also if no longer an admin. */
function OwnerField({ owner, value, onChange }: OwnerFieldProps) {
  const { t } = useTranslation('forms');
  const { data: admins = [] } = useQuery(adminChoices());
  const owners = owner && !admins.some(({ id }) => id === owner.id) ? [owner, ...admins] : admins;
  return (
    <SelectField
      label={t('leads.column.owner')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={t('leads.work.nobody')}
      options={owners.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
