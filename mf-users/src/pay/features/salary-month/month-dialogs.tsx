import { ApiError, requestKeys } from '@academy/shared-auth';
import { ConfirmDialog, SelectField, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { monthText } from '#/base/components/time/month-text.ts';
import { addAdjustment, closeMonth, reopenMonth, type SalaryMonth } from '#/pay/api/salary-months.ts';
import { currencyText } from '#/pay/components/money-text.ts';
import { payChanged } from '#/pay/components/pay-changed.ts';
import { adjustmentSchema, reopenSchema, toRequest } from './adjustment-schema.ts';

interface MonthDialogProps {
  teacherId: string;
  month: SalaryMonth;
  onClose: () => void;
}

/** The API's errors about a month that another user has changed. */
const conflicts = {
  month_closed: 'salaryMonth.conflict.closed',
  month_open: 'salaryMonth.conflict.open',
  month_not_over: 'salaryMonth.conflict.notOver',
  month_not_begun: 'salaryMonth.conflict.notBegun',
};

/** Adds a bonus or a deduction to the month. */
export function AdjustmentDialog({ teacherId, month, onClose }: MonthDialogProps) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'users',
    schema: adjustmentSchema,
    defaults: { kind: 'bonus', amount: '', reason: '' },
    texts: { amount: 'salaryMonth.adjust.amount.wrong', reason: 'salaryMonth.adjust.reason.required' },
    whole: conflicts,
    send: async (sent) => {
      const fields = toRequest(sent);
      await addAdjustment(teacherId, month.month, fields, keyFor(fields));
      await payChanged(client, teacherId);
    },
    onSaved: () => {
      toast.success(t('salaryMonth.adjust.done'));
      onClose();
    },
  });
  const kinds = (['bonus', 'deduction'] as const).map((value) => ({
    value,
    label: t(`salaryMonth.adjust.kind.${value}`),
  }));
  return (
    <FormDialog
      entry={entry}
      title={t('salaryMonth.adjust.title')}
      text={t('salaryMonth.adjust.text', { month: monthText(month.month, i18n.language) })}
      submitLabel={t('salaryMonth.adjust.save')}
      onClose={onClose}
    >
      <SelectField label={t('salaryMonth.adjust.kind.label')} options={kinds} {...entry.field('kind')} />
      <TextField
        label={t('salaryMonth.adjust.amount.label', { currency: month.currency })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...entry.field('amount')}
      />
      <TextAreaField
        label={t('salaryMonth.adjust.reason.label')}
        help={t('salaryMonth.adjust.reason.help')}
        rows={3}
        {...entry.field('reason')}
      />
    </FormDialog>
  );
}

/** Opens a closed month again, with a reason for the log. */
export function ReopenDialog({ teacherId, month, onClose }: MonthDialogProps) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const entry = useEntryForm({
    namespace: 'users',
    schema: reopenSchema,
    defaults: { reason: '' },
    texts: { reason: 'salaryMonth.adjust.reason.required' },
    whole: conflicts,
    send: async ({ reason }) => {
      await reopenMonth(teacherId, month.month, reason);
      await payChanged(client, teacherId);
    },
    onSaved: () => {
      toast.success(t('salaryMonth.reopen.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t('salaryMonth.reopen.title', { month: monthText(month.month, i18n.language) })}
      text={t('salaryMonth.reopen.text')}
      submitLabel={t('salaryMonth.reopen.save')}
      onClose={onClose}
    >
      <TextAreaField
        label={t('salaryMonth.adjust.reason.label')}
        help={t('salaryMonth.reopen.help')}
        rows={3}
        {...entry.field('reason')}
      />
    </FormDialog>
  );
}

/** Asks before a month is closed, and lists the classes that it contains and those left out. */
export function CloseDialog({ teacherId, month, onClose }: MonthDialogProps) {
  const { t, i18n } = useTranslation('users');
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => closeMonth(teacherId, month.month),
    onSuccess: () => {
      onClose();
      toast.success(t('salaryMonth.close.done'));
      return payChanged(client, teacherId);
    },
  });
  const code = closing.error instanceof ApiError ? closing.error.code : '';
  const failed = code in conflicts ? conflicts[code as keyof typeof conflicts] : 'salaryMonth.close.failed';
  const isIncomplete = month.unreported > 0 || month.unpriced > 0;
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('salaryMonth.close.title', { month: monthText(month.month, i18n.language) })}
      description={t('salaryMonth.close.text', {
        total: `\u2066${currencyText(month.total, month.currency, i18n.language)}\u2069`,
      })}
      confirmLabel={t('salaryMonth.close.action')}
      error={closing.isError ? t(failed) : null}
      pending={closing.isPending}
      onConfirm={() => closing.mutate()}
      onCancel={onClose}
    >
      {isIncomplete && (
        <Caution>
          {month.unreported > 0 && <span>{t('salaryMonth.close.unreported', { count: month.unreported })}</span>}
          {month.unpriced > 0 && <span>{t('salaryMonth.close.unpriced', { count: month.unpriced })}</span>}
        </Caution>
      )}
    </ConfirmDialog>
  );
}
