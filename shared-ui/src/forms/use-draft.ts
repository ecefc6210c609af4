import { keepDraft, readDraft } from '@academy/shared-auth';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface FormDraft {
  /** Whether the form was filled with unfinished work. */
  isRestored: boolean;
  /** Restarts with an empty form. */
  discard: () => void;
  remove: () => void;
}

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset' | 'watch'>;

/** A chosen file cannot be stored. */
const withoutFiles = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value instanceof Blob ? null : value]));

/** Whether it was stored by a form with the same fields: a release may have changed them. */
function isOfForm<Values extends FieldValues>(kept: unknown, defaults: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  const entries = Object.entries(defaults);
  const values = kept as FieldValues;
  return (
    Object.keys(values).length === entries.length &&
    entries.every(([name, value]) => typeof values[name] === typeof value)
  );
}

/**
 * Stores a form's typed text on this device until it is saved or deliberately left, and restores it. Without a name
 * nothing is stored: for forms with a password, or for editing data that another user may have changed since.
 */
export function useDraft<Values extends FieldValues>(name: string | undefined, form: Form<Values>): FormDraft {
  const { getValues, reset, watch, formState } = form;
  const [defaults] = useState(() => getValues());
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = formState;

  useEffect(() => {
    const kept = name && readDraft(name);
    if (!isOfForm(kept, defaults)) return;
    reset(kept, { keepDefaultValues: true });
    setRestored(true);
  }, [name, reset, defaults]);

  useEffect(() => {
    if (!name || !isDirty) return;
    const keep = () => keepDraft(name, withoutFiles(getValues()));
    keep();
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [name, isDirty, watch, getValues]);

  const remove = () => {
    if (name) keepDraft(name, null);
    setRestored(false);
  };
  const discard = () => {
    reset(defaults);
    remove();
  };
  return { isRestored, discard, remove };
}
