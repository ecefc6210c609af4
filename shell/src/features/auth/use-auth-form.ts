import { localeOf } from '@academy/shared-auth';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldError, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { type AuthProblem, type Catalogue, problemsOf } from './auth-problems.ts';

interface AuthFormOptions<Values extends FieldValues> {
  schema: GenericSchema<Values, Values>;
  defaults: DefaultValues<Values>;
  send: (values: Values) => Promise<void>;
  catalogue: Catalogue;
  /** The field for another attempt; without it, the focus moves to the error message. */
  again?: Path<Values>;
}

function waitText(seconds: number, language: string): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** A form of the auth screens: checks, sends, and shows the API's errors at their fields. Texts follow the language. */
export function useAuthForm<Values extends FieldValues>({
  schema,
  defaults,
  send,
  catalogue,
  again,
}: AuthFormOptions<Values>) {
  const { t, i18n } = useTranslation('shell');
  const form = useForm<Values, unknown, Values>({ resolver: valibotResolver(schema), defaultValues: defaults });
  const [rejection, setRejection] = useState<AuthProblem | null>(null);
  const { errors, isSubmitting } = form.formState;

  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rejection) return;
    if (again) form.setFocus(again, { shouldSelect: true });
    else message.current?.focus();
  }, [rejection, again, form.setFocus]);

  const report = (problem: AuthProblem, isFirst: boolean) => {
    if (problem.field === null) return setRejection(problem);
    form.setError(problem.field as Path<Values>, { message: problem.key }, { shouldFocus: isFirst });
  };
  const submit = form.handleSubmit(async (values) => {
    setRejection(null);
    await send(values).catch((error: unknown) => {
      problemsOf(error, catalogue).forEach((problem, index) => {
        report(problem, index === 0);
      });
    });
  });

  const field = (name: Path<Values>) => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    return { ...form.register(name), error: typeof key === 'string' ? t(key) : undefined };
  };
  const wait = rejection?.wait === undefined ? undefined : waitText(rejection.wait, i18n.language);
  return {
    submit,
    field,
    control: form,
    form: { isSubmitting, message, rejection: rejection && t(rejection.key, { wait }) },
  };
}
