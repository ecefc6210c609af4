import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const schema = v.object({
  teacherChange: v.object({ studentId: v.string(), fromTeacherId: v.string(), toTeacherId: v.string() }),
});
export type TeacherChange = v.InferOutput<typeof schema>['teacherChange'];

/** For the list after saving a profile: says that the student has another teacher. */
export const teacherChangeState = (change: TeacherChange): v.InferOutput<typeof schema> => ({ teacherChange: change });

/** The change that led to this page; returned once, so that a reload or Back does not repeat it. */
export function useTeacherChange(): TeacherChange | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [change] = useState(() => {
    const found = v.safeParse(schema, state);
    return found.success ? found.output.teacherChange : null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once
  useEffect(() => {
    if (change) void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, []);
  return change;
}
