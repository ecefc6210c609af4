import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQuery } from '@academy/shared-auth/query';
import { usePageNavigate, useSearchParams } from '@academy/shared-auth/router';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { personQueries } from '#/api/people.ts';
import {
  type Preview,
  type PreviewClass,
  previewTimeOff,
  type SentDecision,
  saveTimeOff,
  type TimeOffKind,
} from '#/api/times-off.ts';
import { personOption } from '#/components/choices.ts';
import { problemKey, useClassRefresh } from '#/components/class-change/use-class-change.ts';
import { places } from '#/components/places.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { type Choices, decisionsOf, missingOf } from './decisions.ts';
import { askedAgain, rejectedDecisions } from './rejected-decisions.ts';
import {
  fieldsOf,
  isOtherTime,
  nothing,
  problemsOf,
  rejectedIn,
  type TypedName,
  type TypedTimeOff,
} from './typed-time-off.ts';

/** The request, and the choices that it was made from. */
interface Sent {
  decisions: readonly SentDecision[];
  choices: Choices;
}

/** The classes that were shown last, and the checked choices; they stay during the next request. */
function useShownClasses(kind: TimeOffKind, typed: TypedTimeOff) {
  const [shown, setShown] = useState<{ preview: Preview; judged: Choices } | null>(null);
  const asking = useMutation({
    mutationFn: ({ decisions }: Sent) => previewTimeOff(kind, { ...fieldsOf(kind, typed), decisions }),
  });
  const reset = () => {
    setShown(null);
    asking.reset();
  };
  const ask = (sent: Sent) =>
    asking.mutate(sent, { onSuccess: (preview) => setShown({ preview, judged: sent.choices }) });
  return { shown, error: asking.error, isAsking: asking.isPending, ask, reset };
}

function useSaving(kind: TimeOffKind, typed: TypedTimeOff) {
  const navigate = usePageNavigate();
  const refresh = useClassRefresh();
  const saving = useMutation({
    mutationFn: ({ decisions }: Sent) => saveTimeOff(kind, { ...fieldsOf(kind, typed), decisions }),
    onSuccess: refresh,
  });
  // After saving, leaving the page asks nothing.
  const savedId = saving.data?.id;
  useEffect(() => {
    if (savedId) void navigate(places.timeOff(kind, savedId), { replace: true });
  }, [savedId, kind, navigate]);
  return saving;
}

const isDecision = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path.startsWith('decisions'));
const isRejected = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 422);

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

/** The days and the people of a time off, the classes in it, and the decision for each. */
export function useTimeOffForm(kind: TimeOffKind) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const isOwn = viewer.side === 'teacher';
  const { typed, isTouched, change } = useTyped(isOwn);
  const [isChecked, setChecked] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const classes = useShownClasses(kind, typed);
  const saving = useSaving(kind, typed);
  const zone = viewer.timezone;
  const wrong = problemsOf(kind, typed, isOwn);
  const isWhole = Object.keys(wrong).length === 0;
  const rejected = { ...rejectedIn(classes.error), ...rejectedIn(saving.error) };
  const problem = Object.keys(rejected).length === 0 ? problemOf(saving.error, classes.error) : null;
  const preview = classes.shown?.preview;
  const unsaved = rejectedDecisions(saving.error, saving.variables?.decisions ?? []);
  const missing = preview ? missingOf({ preview, choices, zone }).length : 0;
  const save = (shown: Preview) => {
    const sent = { decisions: decisionsOf({ preview: shown, choices, zone }), choices };
    // An obstacle, or a change by somebody else, is shown at its class.
    const onError = (error: Error) => {
      if (isRejected(error)) classes.ask({ ...sent, decisions: askedAgain(error, sent.decisions) });
    };
    saving.mutate(sent, { onError });
  };
  return {
    isOwn,
    zone,
    typed,
    preview,
    choices,
    setChoices,
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
    /** The obstacle to a class's choice, until another choice is made. */
    errorOf: ({ id, obstacle }: PreviewClass) => {
      const isStill = (judged: Choices | undefined) => judged?.[id] === choices[id];
      const key = isStill(saving.variables?.choices) && unsaved.get(id);
      if (key) return t(key);
      return obstacle && isStill(classes.shown?.judged) ? t(`timesOff.obstacle.${obstacle.who}`) : undefined;
    },
    /** Shows the classes; once every class has a decision it saves. */
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      setChecked(true);
      if (!isWhole) return;
      if (!preview) classes.ask({ decisions: [], choices });
      else if (missing === 0) save(preview);
    },
    isAsking: classes.isAsking,
    missing,
    isSaving: saving.isPending,
    problem: problem && t(problem),
  };
}

export type TimeOffForm = ReturnType<typeof useTimeOffForm>;
