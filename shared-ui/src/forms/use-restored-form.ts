import { sessionStore } from '@academy/shared-auth';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

/** Only in this page's memory, since it may contain a password, and only for its author. */
let kept = { writer: '', entries: new Map<string, FieldValues>() };

function keep(writer: string, key: string, values: FieldValues): void {
  if (kept.writer !== writer) kept = { writer, entries: new Map() };
  kept.entries.set(key, values);
}

function take(viewer: string, key: string): FieldValues | undefined {
  if (kept.writer !== viewer) kept = { writer: viewer, entries: new Map() };
  const values = kept.entries.get(key);
  kept.entries.delete(key);
  return values;
}

/** Restores the text typed before the session expired, after its author has signed in and returned. */
export function useRestoredForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  isDirty: boolean,
): void {
  const { pathname } = useLocation();
  const { getValues, reset } = form;
  // A page may have several forms.
  const key = `${pathname} ${Object.keys(getValues()).sort().join()}`;

  useEffect(() => {
    const values = take(sessionStore.getState().user?.id ?? '', key);
    if (values) reset(values as Values, { keepDefaultValues: true });
  }, [key, reset]);

  useEffect(() => {
    if (!isDirty) return;
    return sessionStore.subscribe(({ reason }, { user }) => {
      if (reason === 'expired' && user) keep(user.id, key, getValues());
    });
  }, [isDirty, key, getValues]);
}
