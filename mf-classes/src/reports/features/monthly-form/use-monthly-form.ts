import { requestKeys, useLanguage } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthKey } from '#/base/components/time/month-words.ts';
import {
  type MonthlyForm,
  monthlyQueries,
  saveMonthlyDraft,
  saveMonthlyReport,
} from '#/reports/api/monthly-reports.ts';
import { initialAnswers, keepLocalAnswers } from './monthly-draft.ts';

const DRAFT_PAUSE = 1500;

const pairOf = (form: MonthlyForm) => ({
  student: form.student.id,
  teacher: form.teacher.id,
  month: monthKey(form),
});

/** Stores typed text on this device at once, and on the server after a pause in typing. */
function usePersistedAnswers(form: MonthlyForm, answers: readonly string[], isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    keepLocalAnswers(form, answers);
    const send = () =>
      saveMonthlyDraft(pairOf(form), answers).catch(() => {
        // The device has the draft; the next change tries the server again.
      });
    const timer = setTimeout(send, DRAFT_PAUSE);
    return () => clearTimeout(timer);
  }, [form, answers, isChanged]);
}

/** The form of a monthly report: seven answers, their drafts, and the function that saves them. */
export function useMonthlyForm(form: MonthlyForm) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [initial] = useState(() => initialAnswers(form));
  const [answers, setAnswers] = useState(initial.answers);
  const [isChecked, setChecked] = useState(false);
  const [keyFor] = useState(requestKeys);
  const element = useRef<HTMLFormElement>(null);
  const questions = form.questions[useLanguage()];
  const submission = useMutation({
    mutationFn: () => {
      const asked = questions.map((question, index) => ({ question, answer: (answers[index] ?? '').trim() }));
      return saveMonthlyReport(pairOf(form), asked, keyFor(asked));
    },
    onSuccess: () => {
      keepLocalAnswers(form, null);
      // The form keeps its own values: the saved report replaces it on the page.
      for (const part of ['list', 'due']) void client.invalidateQueries({ queryKey: [...monthlyQueries.all(), part] });
    },
  });
  usePersistedAnswers(form, answers, answers !== initial.answers && submission.isIdle);
  const isEmpty = (index: number) => (answers[index] ?? '').trim() === '';
  const send = () => {
    setChecked(true);
    const missing = questions.findIndex((_, index) => isEmpty(index));
    if (missing === -1) return submission.mutate();
    element.current?.querySelectorAll('textarea')[missing]?.focus();
  };
  return {
    element,
    questions,
    answers,
    answer: (index: number, text: string) =>
      setAnswers((before) => before.map((old, place) => (place === index ? text : old))),
    answerAll: (texts: ReadonlyMap<number, string>) =>
      setAnswers((before) => before.map((old, place) => texts.get(place) ?? old)),
    errorAt: (index: number) => (isChecked && isEmpty(index) ? t('monthly.form.required') : undefined),
    send,
    submission,
    isRestored: initial.isRestored,
  };
}
