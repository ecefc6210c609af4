import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemKey } from '#/class/components/use-class-change.ts';
import { isDecision, type Problems } from './plan-problems.ts';

interface Errors<Name extends string> {
  /** What is missing, as keys by field. */
  wrong: Problems<Name>;
  rejectedIn: (error: unknown) => Problems<Name>;
  saving: Error | null;
  asking: Error | null;
}

/** The error below the form that belongs to no field. */
function problemOf(saving: Error | null, asking: Error | null): string | null {
  if (saving) return isDecision(saving) ? 'timesOff.form.inTheWay' : problemKey(saving);
  return asking && problemKey(asking);
}

/** The errors of a form of days, at their fields and below it. */
export function usePlanErrors<Name extends string>({ wrong, rejectedIn, saving, asking }: Errors<Name>) {
  const { t } = useTranslation('classes');
  const [isChecked, setChecked] = useState(false);
  const rejected: Problems<Name> = { ...rejectedIn(asking), ...rejectedIn(saving) };
  const problem = Object.keys(rejected).length === 0 ? problemOf(saving, asking) : null;
  return {
    /** Shows what is missing from now on. @returns whether nothing is. */
    check: (): boolean => {
      setChecked(true);
      return Object.keys(wrong).length === 0;
    },
    errorAt: (name: Name): string | undefined => {
      const key: string | undefined = (isChecked ? wrong[name] : undefined) ?? rejected[name];
      return key ? t(key) : undefined;
    },
    problem: problem && t(problem),
  };
}
