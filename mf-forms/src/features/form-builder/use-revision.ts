import { ApiError } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Form, type FormFields, formQueries } from '#/api/forms.ts';

/** Another user has saved since this work started. */
const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'outdated';

/** A question that the other version has deleted is added as a new one. */
const withKnownIds = (fields: FormFields, { questions }: Form): FormFields => {
  const known = new Set(questions.map(({ id }) => id));
  return {
    ...fields,
    questions: fields.questions.map(({ id, ...question }) => (id && known.has(id) ? { ...question, id } : question)),
  };
};

/** The revision that the work is based on, and the other version if another user has saved one. */
export function useRevision(form: Form | undefined) {
  const client = useQueryClient();
  const base = useRef(form?.revision);
  const [other, setOther] = useState<Form | null>(null);
  /** The version to be replaced. */
  const accepted = useRef<Form | null>(null);

  const find = (id: string) => client.fetchQuery({ ...formQueries.detail(id), staleTime: 0 });
  /** Saves based on the revision that the work started from, or on a later one that the user has seen. */
  const save = async (
    fields: FormFields,
    change: (fields: FormFields, revision: number | undefined) => Promise<void>,
  ) => {
    const over = accepted.current;
    try {
      await (over ? change(withKnownIds(fields, over), over.revision) : change(fields, base.current));
      setOther(null);
    } catch (error) {
      accepted.current = null;
      if (form && isOutdated(error)) setOther(await find(form.id));
      throw error;
    }
  };
  const current = useCallback(() => base.current, []);
  return {
    other,
    save,
    current,
    /** The next save replaces the other version. */
    accept: () => {
      accepted.current = other;
    },
    /** The work continues from this revision. */
    standOn: (revision: number | undefined) => {
      base.current = revision;
      accepted.current = null;
      setOther(null);
    },
  };
}
