import { useCan } from '@academy/shared-auth';
import {
  Button,
  ConfirmDialog,
  Flex,
  FormError,
  Stack,
  TextAreaField,
  TextField,
  TextLink,
  toast,
} from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptReport, type Due, type Report, rejectReport } from '#/api/dues.ts';
import { amountProblem } from '#/components/amount.ts';
import { isConflict, reasonOf } from '#/components/dues/conflict.ts';
import { minorOf } from '#/components/dues/typed-minor.ts';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { useMoneyChanged } from '#/components/dues/use-money-changed.ts';
import { beside } from '#/components/paid-by-transfer.ts';
import { places } from '#/components/places.ts';

interface DecideReportProps {
  due: Due;
  report: Report;
  money: MinorText;
}

/** What staff can do where a report was not taken, or a due not waived, by the API's reason. */
const reasons = [
  'due_paid',
  'due_waived',
  'subscribed',
  'left',
  'reference_used',
  'accepted',
  'rejected',
  'reported',
  'paid',
  'part',
];

/** Somebody else has decided: there is nothing to press any more. */
const isDecided = (error: unknown) => ['accepted', 'rejected'].includes(reasonOf(error));

/** Other money than that of the due, which is recorded elsewhere. */
const isOtherMoney = (error: unknown) => ['due_paid', 'due_waived', 'subscribed'].includes(reasonOf(error));

function failureOf(error: unknown): string {
  if (!isConflict(error)) return 'dues.decide.failed';
  const reason = reasonOf(error);
  return `dues.decide.conflict.${reasons.includes(reason) ? reason : 'changed'}`;
}

/** A decision; after a conflict what is shown is fetched again. */
function useDecision<Input>(decide: (input: Input) => Promise<void>, done: string, onClose?: () => void) {
  const { t } = useTranslation('subscriptions');
  const refetch = useMoneyChanged();
  return useMutation({
    mutationFn: decide,
    onSuccess: async () => {
      onClose?.();
      toast.success(t(done));
      await refetch();
    },
    onError: async (error) => {
      if (!isConflict(error)) return;
      if (isDecided(error)) {
        onClose?.();
        toast.error(t(failureOf(error)));
      }
      await refetch();
    },
  });
}

/** A link to record it as a bank transfer. */
function RecordLink({ due, amount }: { due: Due; amount: number }) {
  const { t } = useTranslation('subscriptions');
  return useCan('subscriptions.bank_transfers.create') ? (
    <TextLink reach to={places.addTransfer} state={beside(due, amount)}>
      {t('transfers.add')}
    </TextLink>
  ) : null;
}

/** Accept by one press, with another amount where the bank shows one, or reject with a reason. */
export function DecideReport({ due, report, money }: DecideReportProps) {
  const { t } = useTranslation('subscriptions');
  const digits = money.digits(due.currency);
  const [amount, setAmount] = useState(money.typed(report.amount, due.currency));
  const [problem, setProblem] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const accepting = useDecision((minor: number) => acceptReport(report.id, minor), 'dues.decide.accepted');
  const accept = () => {
    const found = amountProblem(amount, digits);
    setProblem(found);
    if (!found) accepting.mutate(minorOf(amount, digits));
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
      {accepting.isError && !isDecided(accepting.error) && <FormError>{t(failureOf(accepting.error))}</FormError>}
      {isOtherMoney(accepting.error) && (
        <RecordLink due={due} amount={Number(money.typed(report.amount, due.currency))} />
      )}
      <Flex gap="3" flexWrap="wrap">
        <Button
          data-accept
          loading={accepting.isPending}
          // A key that is held down accepts one report, not those that follow.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={accept}
        >
          {t('dues.decide.accept')}
        </Button>
        <Button variant="outline" disabled={accepting.isPending} onClick={() => setRejecting(true)}>
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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useDecision(send, `dues.${words}.done`, onClose);
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
        if (reason.trim() !== '') sending.mutate(reason.trim());
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
