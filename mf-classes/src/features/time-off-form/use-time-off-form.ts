import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation } from '@academy/shared-auth/query';
import { usePageNavigate } from '@academy/shared-auth/router';
import { useEffect, useState } from 'react';
import { type Preview, previewTimeOff, saveTimeOff, type TimeOffFields, type TimeOffKind } from '#/api/times-off.ts';
import { problemKey, useClassRefresh } from '#/components/class-change/use-class-change.ts';
import { places } from '#/components/places.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { type Choices, decisionsOf, missingOf } from './decisions.ts';
import { isOtherTime, nothing, problemsOf, rejectedIn, type TypedName, type TypedTimeOff } from './typed-time-off.ts';

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
      if (!isOtherTime(change)) return;
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
    save: () => {
      if (preview && Object.keys(wrong).length === 0) saving.mutate(preview);
    },
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
