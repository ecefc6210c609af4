import { SelectField } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { monthHere } from '#/base/components/day-here.ts';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { places } from '#/base/components/people/places.ts';
import { monthText } from '#/base/components/time/month-text.ts';
import { payRunQueries, preparePayRun } from '#/pay/api/pay-runs.ts';

const OFFERED = 12;
const schema = v.object({ month: v.string() });

/** The months before the current one, the latest first. */
function pastMonths(): string[] {
  const first = Date.parse(`${monthHere()}-01`);
  const [year, month] = [new Date(first).getUTCFullYear(), new Date(first).getUTCMonth()];
  return Array.from({ length: OFFERED }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index)).toISOString().slice(0, 7),
  );
}

/** Prepares the run of a month, or opens the one that is there. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const navigate = useNavigate();
  const months = pastMonths();
  const entry = useEntryForm({
    namespace: 'users',
    schema,
    defaults: { month: months[0] ?? '' },
    whole: { month_open: 'payRuns.prepare.open' },
    send: async ({ month }) => {
      const { id } = await preparePayRun(month);
      await client.invalidateQueries({ queryKey: payRunQueries.all });
      navigate(places.payRun(id));
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t('payRuns.prepare.action')}
      text={t('payRuns.prepare.text')}
      submitLabel={t('payRuns.prepare.save')}
      onClose={onClose}
    >
      <SelectField
        label={t('payRuns.column.month')}
        options={months.map((value) => ({ value, label: monthText(value, i18n.language) }))}
        {...entry.field('month')}
      />
    </FormDialog>
  );
}
