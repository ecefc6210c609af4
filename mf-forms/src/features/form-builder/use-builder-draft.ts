import { keepDraft, readDraft } from '@academy/shared-auth';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { questionTypes } from '#/api/wire.ts';
import type { BuilderValues } from './builder-schema.ts';

const draftSchema = v.object({
  /** The form as it was when the work began: work on another state of it is not restored. */
  base: v.string(),
  values: v.object({
    name: v.string(),
    open: v.boolean(),
    questions: v.array(
      v.object({
        id: v.optional(v.string()),
        title: v.string(),
        type: v.picklist([...questionTypes, '']),
        options: v.array(v.object({ value: v.string() })),
        required: v.boolean(),
      }),
    ),
  }),
});

function keptValues(name: string, base: string): BuilderValues | null {
  const kept = v.safeParse(draftSchema, readDraft(name));
  return kept.success && kept.output.base === base ? kept.output.values : null;
}

/** Keeps unfinished work on a form on this device, and brings it back. */
export function useBuilderDraft(
  form: Pick<UseFormReturn<BuilderValues>, 'getValues' | 'reset' | 'watch'>,
  formId: string | undefined,
  defaults: BuilderValues,
) {
  const name = `form-builder:${formId ?? 'new'}`;
  const [base] = useState(() => JSON.stringify(defaults));
  const [isRestored, setRestored] = useState(false);
  const { getValues, reset, watch } = form;

  useEffect(() => {
    const values = keptValues(name, base);
    if (!values) return;
    reset(values, { keepDefaultValues: true });
    setRestored(true);
  }, [name, base, reset]);

  useEffect(() => {
    const subscription = watch(() => keepDraft(name, { base, values: getValues() }));
    return () => subscription.unsubscribe();
  }, [name, base, getValues, watch]);

  const remove = useCallback(() => keepDraft(name, null), [name]);
  const discard = () => {
    reset(JSON.parse(base) as BuilderValues);
    remove();
    setRestored(false);
  };
  return { isRestored, discard, remove };
}
