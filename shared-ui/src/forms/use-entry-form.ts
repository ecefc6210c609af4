import { localeOf, type Translation } from '@academy/shared-auth';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { type FieldPaths, type FieldTexts, type FormProblem, problemsOf } from './form-problems.ts';
import { type FormDraft, useDraft } from './use-draft.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useRestoredForm } from './use-restored-form.ts';

const LONGEST_SECONDS = 90;

export interface EntryFormOptions<Values extends FieldValues, Sent> {
  /** The locale namespace of all keys: the schema's messages and those below. */
  namespace: string;
  /** Checks the typed text; its messages are keys. */
  schema: GenericSchema<Values, Sent>;
  defaults: DefaultValues<Values>;
  /**
   * Stores the typed text on this device, under this name. Not for passwords, and not for data that others may have
   * changed since.
   */
  draft?: string | undefined;
  /** Sends the values. The form shows its error, and keeps the typed text. */
  send: (sent: Sent) => Promise<unknown>;
  /** The toast after it was sent. */
  onSaved?: () => void;
  /** Keys for the API's errors, by `field.code`, then by `field`. */
  texts?: FieldTexts;
  /** Fields with other names in the form than in the API. */
  paths?: FieldPaths;
  /** Keys for the other errors, by the API's code, then by the status. */
  whole?: FieldTexts;
}

/** The state that `EntryForm` draws, and the props of its fields. */
export interface EntryFormState<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** For `{...field('email')}`: the props of `register`, and the error's text. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined };
  /** The error's text, for a field that `Controller` draws. */
  errorAt: (name: Path<Values>) => string | undefined;
  isSubmitting: boolean;
  /** Why the form as a whole was rejected. */
  rejection: string | null;
  /** Clears that error when its reason is gone. */
  clearRejection: () => void;
  /** Whether it was sent, and nothing was typed since. */
  isSaved: boolean;
  draft: FormDraft;
}

function waitText(seconds: number, language: string): string {
  const [amount, unit] = seconds < LONGEST_SECONDS ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

function rejectionText(problems: readonly FormProblem[], { t, i18n }: Translation): string | null {
  const texts = problems.map(({ key, values }) =>
    values ? t(key, { wait: waitText(values.seconds, i18n.language) }) : t(key),
  );
  return texts.length > 0 ? texts.join(' ') : null;
}

/** A form that checks, sends, and shows the API's errors at their fields. Texts follow the language. */
export function useEntryForm<Values extends FieldValues, Sent>(
  options: EntryFormOptions<Values, Sent>,
): EntryFormState<Values> {
  const translation = useTranslation(options.namespace);
  const form = useForm<Values, unknown, Sent>({
    resolver: valibotResolver(options.schema),
    defaultValues: options.defaults,
    shouldFocusError: false,
  });
  const [rejections, setRejections] = useState<FormProblem[]>([]);
  const [rejected, setRejected] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  useRestoredForm(form, isDirty);
  const draft = useDraft(options.draft, form);

  /** Errors and the focus change together: a screen reader that reads the error finds the focus at its field. */
  const publish = (problems: FormProblem[]) => {
    setRejections(problems.filter(({ field }) => field === null));
    const atFields = problems.filter(({ field }) => field !== null);
    for (const { field, key } of atFields) form.setError(field as Path<Values>, { type: 'refused', message: key });
    setRejected((count) => count + 1);
  };
  const send = async (event?: React.BaseSyntheticEvent) => {
    let problems: FormProblem[] = [];
    await form.handleSubmit(async (sent) => {
      setRejections([]);
      try {
        await options.send(sent);
      } catch (error) {
        problems = problemsOf(error, Object.keys(form.getValues()), options);
        return;
      }
      form.reset(form.getValues());
      draft.remove();
      setSaved(true);
      options.onSaved?.();
    })(event);
    if (problems.length > 0) publish(problems);
  };
  const submit = useFirstWrong(send, submitCount + rejected);

  const errorAt = (name: Path<Values>) => {
    const key = form.getFieldState(name).error?.message ?? errors[name]?.message;
    return typeof key === 'string' ? translation.t(key) : undefined;
  };
  return {
    form: form as unknown as UseFormReturn<Values, unknown, unknown>,
    submit,
    field: (name) => ({ ...form.register(name), error: errorAt(name) }),
    errorAt,
    isSubmitting,
    rejection: rejectionText(rejections, translation),
    clearRejection: () => setRejections([]),
    isSaved: isSaved && !isDirty,
    draft,
  };
}
