import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation } from '@academy/shared-auth/query';
import { usePageNavigate } from '@academy/shared-auth/router';
import type { Option } from '@academy/shared-ui/combobox';
import { useEffect, useState } from 'react';
import { type Preview, previewTimeOff, saveTimeOff, type TimeOffFields, type TimeOffKind } from '#/api/times-off.ts';
import { problemKey, useClassRefresh } from '#/components/class-change/use-class-change.ts';
import { places } from '#/components/places.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { type Choices, decisionsOf, missingOf } from './decisions.ts';

export interface TypedTimeOff {
  teacher: Option | null;
  from: string;
  to: string;
  reason: string;
  en: string;
  ar: string;
}
export type TypedName = keyof TypedTimeOff;

const nothing: TypedTimeOff = { teacher: null, from: '', to: '', reason: '', en: '', ar: '' };
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What is missing of what is typed, by field, as keys. */
function problemsOf(kind: TimeOffKind, typed: TypedTimeOff, isOwn: boolean): Partial<Record<TypedName, string>> {
  const wrong: Partial<Record<TypedName, string>> = {};
  if (kind === 'absence' && !isOwn && !typed.teacher) wrong.teacher = 'timesOff.form.teacherRequired';
  if (!isDay(typed.from)) wrong.from = 'classForm.date.required';
  if (!isDay(typed.to)) wrong.to = 'classForm.date.required';
  else if (isDay(typed.from) && typed.to < typed.from) wrong.to = 'timesOff.form.order';
  if (kind === 'closure' && !typed.en.trim()) wrong.en = 'timesOff.form.nameRequired';
  if (kind === 'closure' && !typed.ar.trim()) wrong.ar = 'timesOff.form.nameRequired';
  return wrong;
}

const wordsOf: Readonly<Record<string, string>> = {
  past: 'timesOff.form.past',
  order: 'timesOff.form.order',
  too_long: 'timesOff.form.tooLong',
  not_yours: 'timesOff.form.notYours',
};
const fieldOf: Readonly<Record<string, TypedName>> = { to: 'to', from: 'from', teacherId: 'teacher' };

/** What the API has rejected, at its field. */
function rejectedIn(error: unknown): Partial<Record<TypedName, string>> {
  if (!(error instanceof ApiError)) return {};
  const found: Partial<Record<TypedName, string>> = {};
  for (const { path, code } of error.fields) {
    const name = fieldOf[path];
    if (name && error.status === 409) found[name] = 'timesOff.form.twice';
    else if (name) found[name] = wordsOf[code] ?? 'series.change.rejected';
  }
  return found;
}

/** The days and whose they are, the classes in them, and what is decided about each. */
export function useTimeOffForm(kind: TimeOffKind) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const navigate = usePageNavigate();
  const refresh = useClassRefresh();
  const isOwn = viewer.side === 'teacher';
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const zone = viewer.timezone;
  const wrong = problemsOf(kind, typed, isOwn);
  const fieldsOf = (preview?: Preview): TimeOffFields => ({
    from: typed.from,
    to: typed.to,
    ...(kind === 'absence' && typed.teacher ? { teacherId: typed.teacher.value } : {}),
    ...(kind === 'absence' ? { reason: typed.reason } : { name: { en: typed.en.trim(), ar: typed.ar.trim() } }),
    decisions: preview ? decisionsOf({ preview, choices, zone }) : [],
  });
  const asking = useMutation({ mutationFn: (before?: Preview) => previewTimeOff(kind, fieldsOf(before)) });
  const saving = useMutation({
    mutationFn: (preview: Preview) => saveTimeOff(kind, fieldsOf(preview)),
    onSuccess: refresh,
    // What is in the way, or has changed meanwhile, stands at its class.
    onError: (error, preview) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 422)) asking.mutate(preview);
    },
  });
  // Once what was typed is saved nobody is asked whether to leave.
  const savedId = saving.data?.id;
  useEffect(() => {
    if (savedId) void navigate(places.timeOff(kind, savedId), { replace: true });
  }, [savedId, kind, navigate]);
  const rejected = { ...rejectedIn(asking.error), ...rejectedIn(saving.error) };
  const preview = asking.data;
  return {
    isOwn,
    zone,
    typed,
    preview,
    choices,
    setChoices,
    isTouched: typed !== nothing && !saving.isSuccess,
    type: (change: Partial<TypedTimeOff>) => {
      setTyped({ ...typed, ...change });
      asking.reset();
      saving.reset();
    },
    errorAt: (name: TypedName) => {
      const key = (isChecked && wrong[name]) || rejected[name];
      return key ? t(key) : undefined;
    },
    ask: () => {
      setChecked(true);
      if (Object.keys(wrong).length === 0) asking.mutate(undefined);
    },
    isAsking: asking.isPending,
    missing: preview ? missingOf({ preview, choices, zone }).length : 0,
    save: () => preview && saving.mutate(preview),
    isSaving: saving.isPending,
    problem:
      saving.isError && Object.keys(rejected).length === 0
        ? t(isDecision(saving.error) ? 'timesOff.form.inTheWay' : problemKey(saving.error))
        : asking.isError && Object.keys(rejected).length === 0
          ? t(problemKey(asking.error))
          : null,
  };
}

const isDecision = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path.startsWith('decisions'));

export type TimeOffForm = ReturnType<typeof useTimeOffForm>;
