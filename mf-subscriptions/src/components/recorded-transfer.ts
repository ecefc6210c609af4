import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const schema = v.object({
  recordedFor: v.object({ id: v.string(), name: v.string(), transfer: v.nullable(v.string()) }),
});
type RecordedFor = v.InferOutput<typeof schema>['recordedFor'];

/** For the list after recording a transfer: the student who may get classes next (D41). */
export const recordedState = (recordedFor: RecordedFor): v.InferOutput<typeof schema> => ({ recordedFor });

/** The student whose transfer was just recorded; returned once, so that a reload or Back does not repeat it. */
export function useRecordedFor(): RecordedFor | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [recorded] = useState(() => {
    const found = v.safeParse(schema, state);
    return found.success ? found.output.recordedFor : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once
  useEffect(() => {
    if (recorded) void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, []);
  return recorded;
}
