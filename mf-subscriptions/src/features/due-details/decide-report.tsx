import { ApiError } from '@academy/shared-auth';
import { Button, ConfirmDialog, Flex, FormError, Stack, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptReport, type Due, dueQueries, type Report, rejectReport } from '#/api/dues.ts';
import { amountProblem } from '#/components/amount.ts';
import { minorOf } from '#/components/dues/typed-minor.ts';
import type { useMinorText } from '#/components/dues/use-minor-text.ts';

interface DecideReportProps {
  due: Due;
  report: Report;
  money: NonNullable<ReturnType<typeof useMinorText>>;
}

/** What staff can do where a report was not taken, by the API's reason. */
const reasons = ['due_paid', 'due_waived', 'subscribed', 'reference_used', 'accepted', 'rejected'];

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 409) return 'dues.decide.failed';
  const { reason } = (error.data ?? {}) as { reason?: string };
  return reasons.includes(reason ?? '') ? `dues.decide.conflict.${reason}` : 'dues.decide.failed';
}

/** Accept by one press, with another amount where the bank shows one, or reject with a reason. */
export function DecideReport({ due, report, money }: DecideReportProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const digits = money.digits(due.currency);
  const [amount, setAmount] = useState(money.typed(report.amount, due.currency));
  const [problem, setProblem] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const accepting = useMutation({
    mutationFn: () => acceptReport(report.id, minorOf(amount, digits)),
    onSuccess: () => toast.success(t('dues.decide.accepted')),
    onSettled: (_, error) => (error ? undefined : client.invalidateQueries({ queryKey: dueQueries.all() })),
  });
  const accept = () => {
    const found = amountProblem(amount, digits);
    setProblem(found);
    if (!found) accepting.mutate();
  };
  return (
    <Stack gap="3">
      <TextField
        label={t('dues.decide.amount', { currency: due.currency })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={amount}
        error={problem ? t(problem) : undefined}
        onChange={({ target }) => {
          setAmount(target.value);
          setProblem(null);
        }}
      />
      {accepting.isError && <FormError>{t(failureOf(accepting.error))}</FormError>}
      <Flex gap="3" flexWrap="wrap">
        <Button loading={accepting.isPending} onClick={accept}>
          {t('dues.decide.accept')}
        </Button>
        <Button variant="outline" onClick={() => setRejecting(true)}>
          {t('dues.decide.reject')}
        </Button>
      </Flex>
      {isRejecting && (
        <ReasonDialog
          words="reject"
          send={(reason) => rejectReport(report.id, reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Stack>
  );
}

interface ReasonDialogProps {
  words: 'reject' | 'waive';
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason, which the family reads. */
export function ReasonDialog({ words, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(reason.trim()),
    onSuccess: async () => {
      onClose();
      toast.success(t(`dues.${words}.done`));
      await client.invalidateQueries({ queryKey: dueQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(`dues.${words}.title`)}
      description={t(`dues.${words}.text`)}
      confirmLabel={t(`dues.${words}.action`)}
      error={sending.isError ? t(failureOf(sending.error)) : null}
      pending={sending.isPending}
      onConfirm={() => {
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') sending.mutate();
      }}
      onCancel={onClose}
    >
      <TextAreaField
        label={t('dues.reason')}
        rows={3}
        dir="auto"
        maxLength={500}
        value={reason}
        error={isMissing ? t('dues.reasonRequired') : undefined}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
