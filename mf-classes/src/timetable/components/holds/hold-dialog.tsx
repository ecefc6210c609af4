import { CheckboxField, ConfirmDialog, Skeleton, Stack, TextAreaField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isolated } from '#/base/components/isolated.ts';
import { day as dayRule } from '#/class/components/fields/class-rules.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import {
  addFamilyHold,
  addHold,
  changeHold,
  type Hold,
  type HoldAllowance,
  type HoldFields,
  holdQueries,
} from '#/timetable/api/holds.ts';
import { type DaysClock, useDaysClock } from '../days-clock/use-days-clock.ts';
import { DaysLeft } from './days-left.tsx';
import { HoldEffects } from './hold-effects.tsx';
import { dayProblems, holdProblem } from './hold-problems.ts';

interface HoldDialogProps {
  /** The zone is empty where it is not known before the first preview. */
  student: { id: string; name: string; timezone: string };
  /** The hold to be changed. */
  hold?: Hold;
  /** What a family may let pause, where the viewer is the family (D136). */
  family?: HoldAllowance;
  onClose: () => void;
}

interface Typed {
  from: string;
  to: string;
  isOpen: boolean;
  reason: string;
  freeSlot: boolean;
}

const typedOf = (hold: Hold | undefined): Typed => ({
  from: hold?.from ?? '',
  to: hold?.to ?? '',
  isOpen: hold?.to === null,
  reason: hold?.reason ?? '',
  freeSlot: hold?.freeSlot ?? false,
});

/** Null until the days are typed. */
function fieldsOf({ from, to, isOpen, reason, freeSlot }: Typed): HoldFields | null {
  if (!v.is(dayRule, from) || (!isOpen && !v.is(dayRule, to))) return null;
  return { from, to: isOpen ? null : to, reason: reason.trim(), freeSlot };
}

function sendHold({ student, hold, family }: HoldDialogProps, fields: HoldFields): Promise<void> {
  if (family) return addFamilyHold(student.id, fields);
  return hold ? changeHold(hold.id, fields) : addHold(student.id, fields);
}

function useHoldForm(props: HoldDialogProps) {
  const { student, hold, family, onClose } = props;
  const { t } = useTranslation('classes');
  const [typed, setTyped] = useState(() => typedOf(hold));
  const [isChecked, setChecked] = useState(false);
  const fields = fieldsOf(typed);
  const days = { from: fields?.from ?? '', to: fields?.to ?? null, ...(hold ? { holdId: hold.id } : {}) };
  const asked = family ? holdQueries.familyPreview(student.id, days) : holdQueries.preview(student.id, days);
  const preview = useQuery({ ...asked, enabled: fields !== null });
  const sending = useClassChange({
    send: (sent: HoldFields) => sendHold(props, sent),
    done: t(hold ? 'holds.changed' : 'holds.added'),
    onDone: onClose,
  });
  const rejected = { ...dayProblems(preview.error), ...dayProblems(sending.error) };
  const isFromFixed = hold?.state === 'running';
  const problem = holdProblem(sending.error ?? preview.error) ?? (isFromFixed ? rejected.from : undefined);
  const isMissing = { from: !v.is(dayRule, typed.from), to: !typed.isOpen && !v.is(dayRule, typed.to) };
  return {
    typed,
    isFromFixed,
    type: (change: Partial<Typed>) => {
      setTyped({ ...typed, ...change });
      sending.reset();
    },
    errorAt: (name: 'from' | 'to') => {
      const key = isChecked && isMissing[name] ? 'holds.problem.required' : rejected[name];
      return key && t(key);
    },
    problem: problem && t(problem),
    preview,
    isPending: sending.isPending || preview.isFetching,
    confirm: () => {
      setChecked(true);
      if (fields && preview.data) sending.mutate(fields);
    },
  };
}

/** D98: asks when a student's classes pause, and shows the effect before saving. */
export function HoldDialog(props: HoldDialogProps) {
  const { student, hold, family, onClose } = props;
  const { t } = useTranslation('classes');
  const form = useHoldForm(props);
  const name = isolated(student.name);
  const zone = (hold?.zone ?? student.timezone) || (form.preview.data?.student.timezone ?? '');
  const clock = { zone, person: student };
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={hold ? t('holds.dialog.change', { student: name }) : t('holds.dialog.title', { student: name })}
      description={family ? t('holds.family.text', { count: family.noticeHours }) : t('holds.dialog.text')}
      confirmLabel={hold ? t('holds.dialog.save') : t('holds.add')}
      error={form.problem}
      pending={form.isPending}
      onConfirm={form.confirm}
      onCancel={onClose}
    >
      <Stack gap="4">
        {family && <DaysLeft of={family} />}
        <HoldDaysFields form={form} isDated={family !== undefined} clock={clock} />
        {!family && <ReasonField form={form} />}
        <CheckboxField
          label={t('holds.dialog.freeSlot')}
          help={t('holds.dialog.freeSlotHelp', { student: name })}
          checked={form.typed.freeSlot}
          onChange={({ target }) => form.type({ freeSlot: target.checked })}
        />
        {form.preview.isFetching && !form.preview.data && <Skeleton height="16" />}
        {form.preview.data && (
          <HoldEffects preview={form.preview.data} isChange={hold !== undefined} freeSlot={form.typed.freeSlot} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

type HoldForm = ReturnType<typeof useHoldForm>;

function ReasonField({ form }: { form: HoldForm }) {
  const { t } = useTranslation('classes');
  return (
    <TextAreaField
      label={t('timesOff.form.reason')}
      hint={t('timesOff.form.optional')}
      help={t('holds.dialog.reasonHelp')}
      maxLength={500}
      rows={2}
      value={form.typed.reason}
      onChange={({ target }) => form.type({ reason: target.value })}
    />
  );
}

/** @param isDated whether the pause must have a last day. */
function HoldDaysFields({ form, isDated, clock }: { form: HoldForm; isDated: boolean; clock: DaysClock }) {
  const { t } = useTranslation('classes');
  const { labelOf } = useDaysClock();
  const { typed, isFromFixed, type, errorAt } = form;
  return (
    <Stack gap="3">
      {!isFromFixed && (
        <DateField
          label={labelOf(t('timesOff.form.from'), clock)}
          value={typed.from}
          error={errorAt('from')}
          onChange={({ target }) => type({ from: target.value })}
        />
      )}
      {!typed.isOpen && (
        <DateField
          label={labelOf(t('timesOff.form.to'), clock)}
          value={typed.to}
          error={errorAt('to')}
          onChange={({ target }) => type({ to: target.value })}
        />
      )}
      {!isDated && (
        <CheckboxField
          label={t('holds.dialog.isOpen')}
          checked={typed.isOpen}
          onChange={({ target }) => type({ isOpen: target.checked })}
        />
      )}
    </Stack>
  );
}
