import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation } from '@academy/shared-auth/query';
import { usePageNavigate } from '@academy/shared-auth/router';
import { useEffect, useState } from 'react';
import { places } from '#/base/components/places.ts';
import { problemKey, useClassRefresh } from '#/class/components/use-class-change.ts';
import { previewShift, type ShiftedClass, saveShift } from '#/timetable/api/shifts.ts';
import { fieldsOf, nothing, problemsOf, rejectedIn, type TypedName, type TypedShift } from './typed-shift.ts';

type Stays = ReadonlySet<string>;
const decisionsOf = (stays: Stays) => [...stays].map((classId) => ({ classId, action: 'stay' }) as const);

function useSaving(typed: TypedShift) {
  const navigate = usePageNavigate();
  const refresh = useClassRefresh();
  const saving = useMutation({
    mutationFn: (stays: Stays) => saveShift({ ...fieldsOf(typed), decisions: decisionsOf(stays) }),
    onSuccess: refresh,
  });
  // After saving, leaving the page needs no confirmation.
  const savedId = saving.data?.id;
  useEffect(() => {
    if (savedId) void navigate(places.shift(savedId), { replace: true });
  }, [savedId, navigate]);
  return saving;
}

const isDecision = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path.startsWith('decisions'));

/** The error below the form that belongs to no field. */
function problemOf(saving: Error | null, asking: Error | null): string | null {
  if (saving) return isDecision(saving) ? 'timesOff.form.inTheWay' : problemKey(saving);
  return asking && problemKey(asking);
}

/** The days, classes and size of a shift; then each class's new time and the choice that it stays. */
export function useShiftForm() {
  const { t } = useTranslation('classes');
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [stays, setStays] = useState<Stays>(new Set());
  const asking = useMutation({
    mutationFn: (staying: Stays) => previewShift({ ...fieldsOf(typed), decisions: decisionsOf(staying) }),
  });
  const saving = useSaving(typed);
  const wrong = problemsOf(typed);
  const isWhole = Object.keys(wrong).length === 0;
  const rejected = { ...rejectedIn(asking.error), ...rejectedIn(saving.error) };
  const problem = Object.keys(rejected).length === 0 ? problemOf(saving.error, asking.error) : null;
  const [shown, setShown] = useState<typeof asking.data>();
  const ask = (staying: Stays) => asking.mutate(staying, { onSuccess: setShown });
  const blocked = shown?.classes.filter(({ id, obstacle }) => obstacle && !stays.has(id)) ?? [];
  return {
    typed,
    preview: shown,
    isTouched: typed !== nothing && !saving.isSuccess,
    type: (change: Partial<TypedShift>) => {
      setTyped({ ...typed, ...change });
      setStays(new Set());
      setShown(undefined);
      asking.reset();
      saving.reset();
    },
    errorAt: (name: TypedName) => {
      const key = (isChecked && wrong[name]) || rejected[name];
      return key ? t(key) : undefined;
    },
    ask: () => {
      setChecked(true);
      if (isWhole) ask(stays);
    },
    isAsking: asking.isPending,
    stays: ({ id }: ShiftedClass) => stays.has(id),
    /** A class that stays frees its new time and may block others, so all places are computed again. */
    leave: (classes: readonly ShiftedClass[], isStaying: boolean) => {
      const next = new Set(stays);
      for (const { id, isMovedByHand } of classes) {
        if (isStaying && !isMovedByHand) next.add(id);
        else next.delete(id);
      }
      setStays(next);
      ask(next);
    },
    missing: blocked.length,
    save: () => {
      // An obstacle, or another user's change, is shown at its class.
      const onError = (error: Error) => {
        if (isDecision(error)) ask(stays);
      };
      saving.mutate(stays, { onError });
    },
    isSaving: saving.isPending,
    problem: problem && t(problem),
  };
}

export type ShiftForm = ReturnType<typeof useShiftForm>;
