import { ApiError, requestKeys } from '@academy/shared-auth';
import { Button, FormError, Stack, Text, TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { PartCard } from '@academy/shared-ui/restored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Due, dueQueries, reportTransfer } from '#/api/dues.ts';
import { amountProblem } from '#/components/amount.ts';
import { ProofField } from '#/components/dues/proof-field.tsx';
import { minorOf } from '#/components/dues/typed-minor.ts';
import type { useMinorText } from '#/components/dues/use-minor-text.ts';

interface ReportFormProps {
  due: Due;
  money: NonNullable<ReturnType<typeof useMinorText>>;
}

interface Typed {
  amount: string;
  paidOn: string;
  reference: string;
  file: File | null;
}
type Problems = Partial<Record<keyof Typed, string>>;

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** The errors of what is typed, as keys. */
function problemsOf({ amount, paidOn, file }: Typed, digits: number): Problems {
  const wrongAmount = amountProblem(amount, digits);
  return {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(paidOn) && { paidOn: 'transfers.date.required' }),
    ...(!file && { file: 'dues.report.fileRequired' }),
  };
}

/** The error of the request, as the key of its text. */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'dues.report.failed';
  if (error.status === 409) return 'dues.report.conflict';
  if (error.status === 413 || error.status === 415) return 'dues.report.wrongFile';
  return error.fields.some(({ path }) => path === 'paidOn') ? 'transfers.date.future' : 'dues.report.failed';
}

function useReport({ due, money }: ReportFormProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const digits = money.digits(due.currency);
  const [keyFor] = useState(requestKeys);
  const [typed, setTyped] = useState<Typed>({
    amount: money.typed(due.amount - due.paid, due.currency),
    paidOn: today(),
    reference: '',
    file: null,
  });
  const [problems, setProblems] = useState<Problems>({});
  const sending = useMutation({
    mutationFn: async ({ amount, paidOn, reference, file }: Typed) => {
      if (!file) return;
      const sent = { dueId: due.id, amount: minorOf(amount, digits), paidOn, reference: reference.trim(), file };
      const about = { ...sent, file: `${file.name} ${file.size} ${file.lastModified}` };
      await reportTransfer(sent, keyFor(about));
      await client.invalidateQueries({ queryKey: dueQueries.all() });
    },
    onSuccess: () => toast.success(t('dues.report.done')),
  });
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblems({});
    sending.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed, digits);
    setProblems(found);
    if (Object.keys(found).length === 0) sending.mutate(typed);
  };
  return { typed, change, submit, problems, sending };
}

/** "I have paid": what, when, and the bank's proof (D132). */
export function ReportForm(props: ReportFormProps) {
  const { t } = useTranslation('subscriptions');
  const { typed, change, submit, problems, sending } = useReport(props);
  const errorAt = (name: keyof Typed) => (problems[name] ? t(problems[name]) : undefined);
  return (
    <PartCard title={t('dues.report.title')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t('dues.report.text')}</Text>
          <ProofField file={typed.file} error={errorAt('file')} onTake={(file) => change({ file })} />
          <TextField
            label={t('dues.report.amount', { currency: props.due.currency })}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={typed.amount}
            error={errorAt('amount')}
            onChange={({ target }) => change({ amount: target.value })}
          />
          <DateField
            name="paidOn"
            label={t('transfers.column.date')}
            value={typed.paidOn}
            error={errorAt('paidOn')}
            onChange={({ target }) => change({ paidOn: target.value })}
          />
          <TextField
            label={t('dues.report.reference')}
            hint={t('field.optional')}
            autoComplete="off"
            dir="ltr"
            maxLength={100}
            value={typed.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
          {sending.isError && <FormError>{t(failureOf(sending.error))}</FormError>}
          <Button type="submit" alignSelf="start" loading={sending.isPending}>
            {t('dues.report.action')}
          </Button>
        </Stack>
      </form>
    </PartCard>
  );
}
