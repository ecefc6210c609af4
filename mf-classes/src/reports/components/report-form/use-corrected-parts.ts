import { useCallback, useState } from 'react';
import type { Report } from '#/reports/api/reports.ts';
import { isSamePart, type PartChange } from './report-part-states.ts';

const valuesOf = ({ parts }: Report): Record<string, unknown> =>
  Object.fromEntries(parts.filter(({ kind }) => kind !== 'comment').map(({ kind, body }) => [kind, body]));

/** Parts of other domains in a corrected report. Unchanged parts are not sent, and stay (ADR 116). */
export function useCorrectedParts(report: Report) {
  const [initial] = useState(() => valuesOf(report));
  const [values, setValues] = useState(initial);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const onChange = useCallback(({ name, value, isValid }: PartChange) => {
    setValues((before) => ({ ...before, [name]: value }));
    setInvalid((before) => [...before.filter((each) => each !== name), ...(isValid || value === null ? [] : [name])]);
  }, []);
  const changed = Object.entries(values).filter(([name, value]) => !isSamePart(value, initial[name]));
  return { values, onChange, changed: Object.fromEntries(changed), isReady: invalid.length === 0 };
}
