import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLead, type Lead, leadQueries } from '#/api/leads.ts';

interface LeadWorkValues {
  /** Empty for a lead without an owner. */
  ownerId: string;
  status: Lead['status'];
  reason: string;
  note: string;
}

/** The change that is sent: an unchanged status and empty texts are left out. */
function changeOf(lead: Lead, { ownerId, status, ...texts }: LeadWorkValues) {
  const [reason, note] = [texts.reason.trim(), texts.note.trim()];
  return {
    ownerId: ownerId || null,
    ...(status === lead.status ? {} : { status }),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
  };
}

/** What an admin enters about a lead, and the call that saves it. */
export function useLeadWork(lead: Lead) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const [values, setValues] = useState<LeadWorkValues>({
    ownerId: lead.owner?.id ?? '',
    status: lead.status,
    reason: '',
    note: '',
  });
  const change = (part: Partial<LeadWorkValues>) => setValues((before) => ({ ...before, ...part }));
  const saving = useMutation({
    mutationFn: () => changeLead(lead.id, changeOf(lead, values)),
    onSuccess: () => {
      change({ note: '' });
      toast.success(t('leads.work.saved'));
      return client.invalidateQueries({ queryKey: leadQueries.all() });
    },
  });
  const isLosing = values.status === 'lost' && lead.status !== 'lost';
  return { values, change, isLosing, isMissing: isLosing && values.reason.trim() === '', saving };
}
