import { ApiError } from '@academy/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import {
  type Preview,
  type PreviewClass,
  previewTimeOff,
  type SentDecision,
  saveTimeOff,
  type TimeOffKind,
} from '#/timetable/api/times-off.ts';
import { usePlanSaving } from '#/timetable/components/plan-form/use-plan-saving.ts';
import { type Choices, decisionsOf, missingOf } from './decisions.ts';
import { askedAgain, rejectedDecisions } from './rejected-decisions.ts';
import { fieldsOf, type TypedTimeOff } from './typed-time-off.ts';

/** The request, and the choices that it was made from. */
interface Sent {
  decisions: readonly SentDecision[];
  choices: Choices;
}

/** The last shown classes, and the checked choices; they stay during the next request. */
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

const isRejected = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 422);

/** The classes in a time off, the decision for each, and the call that saves them. */
export function useDecidedClasses(kind: TimeOffKind, typed: TypedTimeOff, zone: string) {
  const { t } = useTranslation('classes');
  const [choices, setChoices] = useState<Choices>({});
  const classes = useShownClasses(kind, typed);
  const saving = usePlanSaving(
    ({ decisions }: Sent) => saveTimeOff(kind, { ...fieldsOf(kind, typed), decisions }),
    (id) => places.timeOff(kind, id),
  );
  const preview = classes.shown?.preview;
  const unsaved = rejectedDecisions(saving.error, saving.variables?.decisions ?? []);
  const missing = preview ? missingOf({ preview, choices, zone }).length : 0;
  const save = (shown: Preview) => {
    const sent = { decisions: decisionsOf({ preview: shown, choices, zone }), choices };
    // An obstacle, or another user's change, is shown at its class.
    const onError = (error: Error) => {
      if (isRejected(error)) classes.ask({ ...sent, decisions: askedAgain(error, sent.decisions) });
    };
    saving.mutate(sent, { onError });
  };
  return {
    classes,
    saving,
    save,
    preview,
    choices,
    setChoices,
    missing,
    /** The obstacle to a class's choice, until another choice is made. */
    errorOf: ({ id, obstacle }: PreviewClass) => {
      const isStill = (judged: Choices | undefined) => judged?.[id] === choices[id];
      const key = isStill(saving.variables?.choices) && unsaved.get(id);
      if (key) return t(key);
      return obstacle && isStill(classes.shown?.judged) ? t(`timesOff.obstacle.${obstacle.who}`) : undefined;
    },
  };
}
