import { ApiError, requestKeys } from '@academy/shared-auth';
import { Button, TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Due, reportTransfer } from '#/api/dues.ts';
import { dayHere } from '#/components/day-here.ts';
import { isConflict } from '#/components/dues/conflict.ts';
import { ProofField } from '#/components/dues/proof-field.tsx';
import { reportRejections, reportSchema } from '#/components/dues/report-schema.ts';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { useMoneyChanged } from '#/components/dues/use-money-changed.ts';

interface ReportFormProps {
  due: Due;
  money: MinorText;
  onSent: () => void;
}

const openReports = ({ reports }: Due) => reports.filter(({ state }) => state === 'open');

/** What is neither paid nor reported. */
const unreported = (due: Due): number =>
  openReports(due).reduce((rest, { amount }) => rest - amount, due.amount - due.paid);

const problemOfFile: Readonly<Record<number, string>> = { 413: 'size', 415: 'type' };

/** A request that is too large, or of a wrong type, is so because of its file. */
function atFile(error: unknown): unknown {
  const code = error instanceof ApiError ? problemOfFile[error.status] : undefined;
  if (!(error instanceof ApiError) || !code || error.fields.length > 0) return error;
  return new ApiError({ status: error.status, code: error.code, fields: [{ path: 'file', code, message: '' }] });
}

function useReport({ due, money, onSent }: ReportFormProps) {
  const { t } = useTranslation('subscriptions');
  const refetch = useMoneyChanged();
  const [keyFor] = useState(requestKeys);
  const rest = unreported(due);
  return useEntryForm({
    namespace: 'subscriptions',
    schema: reportSchema(money.digits(due.currency)),
    defaults: {
      amount: rest > 0 ? money.typed(rest, due.currency) : '',
      paidOn: dayHere(),
      reference: '',
      file: null as File | null,
    },
    draft: `due-report-${due.id}`,
    texts: reportRejections,
    whole: { 409: 'dues.report.conflict' },
    send: async ({ file, ...about }) => {
      if (!file) return;
      const key = keyFor([due.id, about, file.name, file.size, file.lastModified]);
      try {
        await reportTransfer({ dueId: due.id, ...about, file }, key);
      } catch (error) {
        if (isConflict(error)) await refetch();
        throw atFile(error);
      }
      await refetch();
    },
    onSaved: () => {
      toast.success(t('dues.report.done'));
      onSent();
    },
  });
}

/** "I have paid": what, when, and the bank's proof (D132). */
function ReportForm(props: ReportFormProps) {
  const { t } = useTranslation('subscriptions');
  const entry = useReport(props);
  return (
    <EntryForm entry={entry} submitLabel={t('dues.report.action')} isPage={false}>
      <FormSection title={t('dues.report.title')} text={t('dues.report.text')}>
        <Controller
          control={entry.form.control}
          name="file"
          render={({ field }) => (
            <ProofField file={field.value} error={entry.errorAt('file')} onTake={field.onChange} />
          )}
        />
        <TextField
          label={t('dues.report.amount', { currency: props.due.currency })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          {...entry.field('amount')}
        />
        <DateField label={t('transfers.column.date')} {...entry.field('paidOn')} />
        <TextField
          label={t('dues.report.reference')}
          hint={t('field.optional')}
          autoComplete="off"
          dir="ltr"
          maxLength={100}
          {...entry.field('reference')}
        />
      </FormSection>
    </EntryForm>
  );
}

/** The form; while a reported transfer is being reviewed only on request. Nobody else's report closes it. */
export function ReportPart({ due, money }: Omit<ReportFormProps, 'onSent'>) {
  const { t } = useTranslation('subscriptions');
  const isWaiting = openReports(due).length > 0;
  const [isShown, setShown] = useState(!isWaiting);
  if (isWaiting && !isShown)
    return (
      <Button variant="outline" alignSelf="start" onClick={() => setShown(true)}>
        {t('dues.report.another')}
      </Button>
    );
  return <ReportForm due={due} money={money} onSent={() => setShown(false)} />;
}
