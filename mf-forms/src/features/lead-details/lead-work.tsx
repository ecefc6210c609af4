import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQuery, useQueryClient } from '@academy/shared-auth/query';
import {
  Button,
  Card,
  FormActions,
  FormError,
  Heading,
  SelectField,
  Stack,
  TextAreaField,
  toast,
} from '@academy/shared-ui';
import { type FormEvent, useState } from 'react';
import { changeLead, type Lead, leadQueries } from '#/api/leads.ts';
import { adminChoices } from '#/api/trial-choices.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';

/** A lead's owner and status, and a note (D105). */
export function LeadWork({ lead }: { lead: Lead }) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const client = useQueryClient();
  const { data: admins = [] } = useQuery(adminChoices());
  const [ownerId, setOwner] = useState(lead.owner?.id ?? '');
  const [status, setStatus] = useState(lead.status);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = status === 'lost' && lead.status !== 'lost' && reason.trim() === '';
  const saving = useMutation({
    mutationFn: () =>
      changeLead(lead.id, {
        ownerId: ownerId || null,
        ...(status === lead.status ? {} : { status }),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    onSuccess: () => {
      setNote('');
      toast.success(t('leads.work.saved'));
      return client.invalidateQueries({ queryKey: leadQueries.all() });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) saving.mutate();
  };
  const owners = lead.owner && !admins.some(({ id }) => id === lead.owner?.id) ? [lead.owner, ...admins] : admins;
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <Heading as="h2" size="sm">
            {t('leads.work.title')}
          </Heading>
          <SelectField
            label={t('leads.column.owner')}
            value={ownerId}
            onChange={({ target }) => setOwner(target.value)}
            placeholder={t('leads.work.nobody')}
            options={owners.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            label={t('column.state')}
            value={status}
            onChange={({ target }) => setStatus(target.value as Lead['status'])}
            options={[lead.status, ...lead.may.statuses].map((value) => ({ value, label: words.status(value) }))}
          />
          {status === 'lost' && lead.status !== 'lost' && (
            <TextAreaField
              label={t('leads.fact.lostReason')}
              rows={2}
              maxLength={1000}
              value={reason}
              error={isChecked && isMissing ? t('leads.work.reasonRequired') : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <TextAreaField
            label={t('leads.work.note')}
            rows={3}
            maxLength={1000}
            dir="auto"
            value={note}
            onChange={({ target }) => setNote(target.value)}
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
