import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Attendance, ClassDetail } from '#/class/api/class-schema.ts';
import { mostOf, type ReportTextName, reportTexts } from '#/class/api/report-fields.ts';
import { saveReportDraft } from '#/reports/api/reports.ts';
import { rejectedPart } from '#/reports/components/report-form/rejected-part.ts';
import {
  initialReport,
  isDraftOf,
  keepLocalDraft,
  keepUnsentParts,
  type ReportValues,
  reportKey,
} from '#/reports/components/report-form/report-draft.ts';
import {
  type HeldReport,
  type PartChange,
  sentParts,
  unreadyParts,
  withPart,
} from '#/reports/components/report-form/report-part-states.ts';
import { useSubmission } from '#/reports/components/report-form/use-submission.ts';

const DRAFT_PAUSE = 1500;
const isAbsence = (attendance: Attendance | null) =>
  attendance === 'absence_student' || attendance === 'absence_teacher';

/** Stores the text on this device at once, and on the server after a pause in typing. */
function usePersistedDraft(classId: string, values: ReportValues, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    keepLocalDraft(classId, values);
    const { attendance, parts, ...texts } = values;
    const others = Object.keys(parts).length > 0 ? { parts } : {};
    const send = () =>
      saveReportDraft(classId, { ...texts, ...others, ...(attendance ? { attendance } : {}) }).catch(() => {
        // The device has the draft; the next change tries the server again.
      });
    const timer = setTimeout(send, DRAFT_PAUSE);
    return () => clearTimeout(timer);
  }, [classId, values, isChanged]);
}

/** What is entered, and how it changes. `planned`: the class's planned text. */
function useReportValues(initial: ReportValues, planned: string) {
  const { t } = useTranslation('classes');
  const [held, setHeld] = useState<HeldReport>({ values: initial, states: {} });
  const { values } = held;
  const change = (part: Partial<ReportValues>) =>
    setHeld((before) => ({ ...before, values: { ...before.values, ...part } }));
  const changePart = (part: PartChange) => setHeld((before) => withPart(before, part, planned));
  const absenceText = (attendance: Attendance | null) =>
    isAbsence(attendance) ? t(`report.absence.${attendance}`) : '';
  /** D58: an absence fills in a default text, which stays until something else is typed. */
  const choose = (attendance: Attendance) => {
    const isOwn = values.report.trim() !== '' && values.report !== absenceText(values.attendance);
    change({ attendance, ...(isOwn ? {} : { report: absenceText(attendance) }) });
  };
  return { held, change, changePart, choose };
}

/** The form of a class's report, its drafts, and the function that saves it. */
export function useReportForm(detail: ClassDetail) {
  const { t } = useTranslation('classes');
  const typed = useRef<ReportValues | null>(null);
  const isWritten = (sent: unknown) => typed.current === null || isDraftOf(sent, typed.current);
  const { submission, submit, cancel, unsent } = useSubmission(detail.id, isWritten);
  const [initial] = useState(() => initialReport(detail, unsent));
  const { held, change, changePart, choose } = useReportValues(initial.values, detail.accomplished);
  const { values } = held;
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  typed.current = values === initial.values ? null : values;
  const isDone = submission?.state === 'saved';
  const isBusy = submission?.state === 'sending' || submission?.state === 'waiting';
  usePersistedDraft(detail.id, values, values !== initial.values && !isDone && !isBusy);
  useEffect(() => {
    if (isDone) keepLocalDraft(detail.id, null);
  }, [isDone, detail.id]);

  const checked = v.safeParse(reportTexts.written, values);
  const problems =
    isChecked && !checked.success ? v.flatten<typeof reportTexts.written>(checked.issues).nested : undefined;
  const attendanceError = isChecked && !values.attendance ? t('report.attendance.required') : undefined;
  const field = (name: ReportTextName) => ({
    maxLength: mostOf(name),
    value: values[name],
    error: problems?.[name] && t(problems[name][0]),
    readOnly: isBusy,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => change({ [name]: event.target.value }),
  });
  const unready = isAbsence(values.attendance) ? [] : unreadyParts(held);
  const rejected = submission?.state === 'failed' ? rejectedPart(submission.error) : null;
  /** The parts that prevent saving, with the message of their filler or the API. */
  const partProblem = rejected
    ? { names: [rejected.name], text: rejected.message }
    : isChecked && unready.length > 0
      ? { names: unready, text: t('report.part.unready') }
      : null;
  const send = (without: readonly string[] = []) => {
    setChecked(true);
    const { attendance } = values;
    if (!attendance || !checked.success) {
      const first = attendance ? 'textarea' : 'input[type=radio]:enabled';
      return form.current?.querySelector<HTMLElement>(first)?.focus();
    }
    if (unready.some((name) => !without.includes(name))) return;
    const parts = sentParts(values, without);
    const fields = { attendance, ...checked.output, ...(Object.keys(parts).length > 0 ? { parts } : {}) };
    keepUnsentParts(detail.id, values, without);
    void submit(fields, reportKey(detail.id, fields), values);
  };
  const { isRestored } = initial;
  const parts = { change: changePart, problem: partProblem, areShown: !isAbsence(values.attendance) };
  return { form, values, field, attendanceError, change, choose, send, cancel, submission, isRestored, parts };
}

export type ReportFormState = ReturnType<typeof useReportForm>;
