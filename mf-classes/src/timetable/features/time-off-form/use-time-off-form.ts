import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useSearchParams } from '@academy/shared-auth/router';
import { type SyntheticEvent, useState } from 'react';
import { personQueries } from '#/base/api/people.ts';
import { personOption } from '#/base/components/choices.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { problemKey } from '#/class/components/use-class-change.ts';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';
import { isOtherTime, nothing, problemsOf, rejectedIn, type TypedName, type TypedTimeOff } from './typed-time-off.ts';
import { useDecidedClasses } from './use-decided-classes.ts';

const isDecision = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path.startsWith('decisions'));

/** The error below the form that belongs to no field. */
function problemOf(saving: Error | null, asking: Error | null): string | null {
  if (saving) return isDecision(saving) ? 'timesOff.form.inTheWay' : problemKey(saving);
  return asking && problemKey(asking);
}

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
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const isOwn = viewer.side === 'teacher';
  const { typed, isTouched, change } = useTyped(isOwn);
  const [isChecked, setChecked] = useState(false);
  const zone = viewer.timezone;
  const decided = useDecidedClasses(kind, typed, zone);
  const { classes, saving, save, preview, choices, setChoices, missing, errorOf } = decided;
  const wrong = problemsOf(kind, typed, isOwn);
  const isWhole = Object.keys(wrong).length === 0;
  const rejected = { ...rejectedIn(classes.error), ...rejectedIn(saving.error) };
  const problem = Object.keys(rejected).length === 0 ? problemOf(saving.error, classes.error) : null;
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
    errorAt: (name: TypedName) => {
      const key = (isChecked && wrong[name]) || rejected[name];
      return key ? t(key) : undefined;
    },
    /** Shows the classes; if every class has a decision it saves. */
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      setChecked(true);
      if (!isWhole) return;
      if (!preview) classes.ask({ decisions: [], choices });
      else if (missing === 0) save(preview);
    },
    isAsking: classes.isAsking,
    isSaving: saving.isPending,
    problem: problem && t(problem),
  };
}

export type TimeOffForm = ReturnType<typeof useTimeOffForm>;
