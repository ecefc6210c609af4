import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { places } from '#/base/components/places.ts';
import { previewShift, type ShiftedClass, saveShift } from '#/timetable/api/shifts.ts';
import { isDecision } from '#/timetable/components/plan-form/plan-problems.ts';
import { usePlanErrors } from '#/timetable/components/plan-form/use-plan-errors.ts';
import { usePlanSaving } from '#/timetable/components/plan-form/use-plan-saving.ts';
import { fieldsOf, nothing, problemsOf, rejectedIn, type TypedShift } from './typed-shift.ts';

type Stays = ReadonlySet<string>;
const decisionsOf = (stays: Stays) => [...stays].map((classId) => ({ classId, action: 'stay' }) as const);

/** The days, classes and size of a shift; then each class's new time and the choice that it stays. */
export function useShiftForm() {
  const [typed, setTyped] = useState(nothing);
  const [stays, setStays] = useState<Stays>(new Set());
  const asking = useMutation({
    mutationFn: (staying: Stays) => previewShift({ ...fieldsOf(typed), decisions: decisionsOf(staying) }),
  });
  const saving = usePlanSaving(
    (staying: Stays) => saveShift({ ...fieldsOf(typed), decisions: decisionsOf(staying) }),
    places.shift,
  );
  const errors = { wrong: problemsOf(typed), rejectedIn, saving: saving.error, asking: asking.error };
  const { check, errorAt, problem } = usePlanErrors(errors);
  const [shown, setShown] = useState<typeof asking.data>();
  const ask = (staying: Stays) => asking.mutate(staying, { onSuccess: setShown });
  const blocked = shown?.classes.filter(({ id, obstacle }) => obstacle && !stays.has(id)) ?? [];
  const isBlocked = blocked.length > 0 || asking.isPending;
  const save = () => {
    // An obstacle, or another user's change, is shown at its class.
    const onError = (error: Error) => {
      if (isDecision(error)) ask(stays);
    };
    saving.mutate(stays, { onError });
  };
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
    errorAt,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!check()) return;
      if (!shown) ask(stays);
      else if (!isBlocked) save();
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
    isBlocked,
    isSaving: saving.isPending,
    problem,
  };
}

export type ShiftForm = ReturnType<typeof useShiftForm>;
