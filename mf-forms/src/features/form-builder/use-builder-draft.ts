import { keepDraft, readDraft } from '@academy/shared-auth';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { type BuilderValues, heldSchema } from '#/api/form-fields.ts';
import type { useRevision } from './use-revision.ts';

const draftSchema = v.object({
  /** The revision that the work started from: saving over a later one asks first. */
  revision: v.optional(v.number()),
  values: heldSchema,
});

interface BuilderDraft {
  form: Pick<UseFormReturn<BuilderValues>, 'getValues' | 'reset' | 'watch'>;
  formId: string | undefined;
  defaults: BuilderValues;
  revision: Pick<ReturnType<typeof useRevision>, 'current' | 'standOn'>;
}

/** Stores unfinished work on a form on this device, and restores it. */
export function useBuilderDraft({ form, formId, defaults, revision }: BuilderDraft) {
  const name = `form-builder:${formId ?? 'new'}`;
  const [initial, setInitial] = useState(() => ({ values: defaults, revision: revision.current() }));
  const [isRestored, setRestored] = useState(false);
  const { getValues, reset, watch } = form;
  const { current, standOn } = revision;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is brought back once.
  useEffect(() => {
    const kept = v.safeParse(draftSchema, readDraft(name));
    if (!kept.success) return;
    reset(kept.output.values, { keepDefaultValues: true });
    standOn(kept.output.revision);
    setRestored(true);
  }, [name, reset]);

  useEffect(() => {
    const subscription = watch(() => keepDraft(name, { revision: current(), values: getValues() }));
    return () => subscription.unsubscribe();
  }, [name, getValues, watch, current]);

  const remove = useCallback(() => keepDraft(name, null), [name]);
  /** The work starts again with these values. */
  const begin = (values: BuilderValues) => {
    reset(values);
    setInitial({ values, revision: current() });
    remove();
    setRestored(false);
  };
  const discard = () => {
    standOn(initial.revision);
    begin(initial.values);
  };
  return { isRestored, discard, begin, remove };
}
