import { useLocation, usePageNavigate } from '@academy/shared-auth/router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const schema = v.object({
  recordedFor: v.object({ id: v.string(), name: v.string(), transfer: v.nullable(v.string()) }),
});
type RecordedFor = v.InferOutput<typeof schema>['recordedFor'];

/** For the list that follows a recorded transfer: whose classes may be added next (D41). */
export const recordedState = (recordedFor: RecordedFor): v.InferOutput<typeof schema> => ({ recordedFor });

/** The student whose transfer was recorded just now, once: a reload and Back do not bring it again. */
export function useRecordedFor(): RecordedFor | null {
  const { state, search } = useLocation();
  const navigate = usePageNavigate();
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
