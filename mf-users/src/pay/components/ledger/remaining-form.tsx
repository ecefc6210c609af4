import { TextField, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { ledgerQueries } from '#/pay/api/ledger.ts';
import { setRemainingClasses } from '#/pay/api/remaining.ts';
import { differenceOf, remainingSchema } from './remaining-schema.ts';
import { signed } from './signed.ts';

interface RemainingFormProps {
  id: string;
  remaining: number;
}

/** Sets the remaining classes; the difference, which is shown before, becomes a line of the ledger (D27). */
export function RemainingForm({ id, remaining }: RemainingFormProps) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const [search] = useSearchParams();
  const transfer = search.get('bank_transfer');
  const entry = useEntryForm({
    namespace: 'users',
    schema: remainingSchema,
    defaults: { remainingClasses: String(remaining) },
    send: async ({ remainingClasses }) => {
      await setRemainingClasses(id, remainingClasses, transfer);
      await Promise.all([
        client.invalidateQueries({ queryKey: userQueries.all() }),
        client.invalidateQueries({ queryKey: ledgerQueries.of(id) }),
      ]);
    },
    onSaved: () => toast.success(t('ledger.toast.saved')),
  });
  const difference = differenceOf(entry.form.watch('remainingClasses'), remaining);
  const help =
    difference === null || difference === 0
      ? t('ledger.form.help')
      : t('ledger.form.difference', { delta: `\u2066${signed(difference, i18n.language)}\u2069` });
  return (
    <EntryForm entry={entry} submitLabel={t('ledger.form.save')} isPage={false}>
      <TextField
        label={t('ledger.form.label')}
        help={help}
        dir="ltr"
        autoComplete="off"
        {...entry.field('remainingClasses')}
      />
    </EntryForm>
  );
}
