import { keepDraft, readDraft } from '@academy/shared-auth';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { changeExam, counted, type Exam, type Mistakes, mistakesSchema } from '#/api/exams.ts';
import { useExamChange } from './use-exam-change.ts';

const keptSchema = v.object({ version: v.number(), mistakes: v.array(mistakesSchema) });
/** After a pause of so many milliseconds what was counted is sent. */
const PAUSE = 1500;

const draftOf = (exam: Exam) => `exam-${exam.id}`;

/** What was counted on this device since the version that was read, and not sent yet. */
function keptOf(exam: Exam): Mistakes[] | null {
  const kept = v.safeParse(keptSchema, readDraft(draftOf(exam)));
  return kept.success && kept.output.version === exam.version ? kept.output.mistakes : null;
}

/** Counts mistakes: kept on the device at once, and sent after a pause, so that a reload loses nothing. */
export function useMistakes(exam: Exam) {
  const [version, setVersion] = useState(exam.version);
  const [unsent, setUnsent] = useState(() => keptOf(exam));
  const draft = draftOf(exam);
  const saving = useExamChange(
    (mistakes: Mistakes[]) => changeExam(exam.id, { mistakes, version }),
    (saved) => {
      setVersion(saved.version);
      keepDraft(draft, null);
    },
  );
  const { mutate, isPending, isError } = saving;
  useEffect(() => {
    if (!unsent || isPending || isError) return;
    const timer = setTimeout(() => {
      mutate(unsent, { onSuccess: () => setUnsent((now) => (now === unsent ? null : now)) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [unsent, isPending, isError, mutate]);
  const mistakes = unsent ?? exam.mistakes;
  const count = (place: Omit<Mistakes, 'count'>, by: 1 | -1) => {
    const next = counted(mistakes, place, by);
    keepDraft(draft, { version, mistakes: next });
    setUnsent(next);
    if (isError) saving.reset();
  };
  return { mistakes, version, count, problem: saving.problem, dropDraft: () => keepDraft(draft, null) };
}
