import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { personOption } from '#/base/components/choices.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';
import { usePlanErrors } from '#/timetable/components/plan-form/use-plan-errors.ts';
import { isOtherTime, nothing, problemsOf, rejectedIn, type TypedTimeOff } from './typed-time-off.ts';
import { useDecidedClasses } from './use-decided-classes.ts';

/** The form's values; the teacher comes from the address until another one is chosen. */
function useTyped(isOwn: boolean) {
  const [stored, setStored] = useState(nothing);
  const [isChosen, setChosen] = useState(false);
  const [search] = useSearchParams();
  const namedId = search.get('teacher_id');
  const { data: named } = useQuery({ ...personQueries.detail(namedId ?? ''), enabled: !isOwn && namedId !== null });
  const typed = named && !isChosen ? { ...stored, teacher: personOption(named) } : stored;
  const change = (typing: Partial<TypedTimeOff>) => {
    setStored({ ...stored, ...typing });
    if ('teacher' in typing) setChosen(true);
  };
  return { typed, isTouched: stored !== nothing, change };
}

/** The days and the people of a time off, its classes, and the decision for each. */
export function useTimeOffForm(kind: TimeOffKind) {
  const viewer = useViewer();
  const isOwn = viewer.side === 'teacher';
  const { typed, isTouched, change } = useTyped(isOwn);
  const zone = viewer.timezone;
  const decided = useDecidedClasses(kind, typed, zone);
  const { classes, saving, save, preview, choices, setChoices, missing, errorOf } = decided;
  const { check, errorAt, problem } = usePlanErrors({
    wrong: problemsOf(kind, typed, isOwn),
    rejectedIn,
    saving: saving.error,
    asking: classes.error,
  });
  return {
    isOwn,
    zone,
    typed,
    preview,
    choices,
    setChoices,
    missing,
    errorOf,
    isTouched: isTouched && !saving.isSuccess,
    type: (typing: Partial<TypedTimeOff>) => {
      change(typing);
      if (!isOtherTime(typing)) return;
      classes.reset();
      saving.reset();
    },
    errorAt,
    isBlocked: missing > 0,
    /** Shows the classes; if every class has a decision it saves. */
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!check()) return;
      if (!preview) classes.ask({ decisions: [], choices });
      else if (missing === 0) save(preview);
    },
    isAsking: classes.isAsking,
    isSaving: saving.isPending,
    problem,
  };
}

export type TimeOffForm = ReturnType<typeof useTimeOffForm>;
