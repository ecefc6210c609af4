import { deviceStorage, useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedbackQueries, questionKey } from '#/reports/api/feedback.ts';
import { QuestionCard } from './question-card.tsx';

/** The questions that the viewer has dismissed; this device stores them. */
function usePutAway() {
  const prefix = useSession(({ user }) => `feedback-put-away:${user?.id ?? ''}`);
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  return {
    isPutAway: (key: string) => putAway.has(key) || deviceStorage.read(`${prefix}:${key}`) !== null,
    put: (key: string) => {
      setPutAway(new Set([...putAway, key]));
      deviceStorage.write(`${prefix}:${key}`, '1');
    },
  };
}

/** C24: one question to the family; renders nothing without an open question. */
export default function HomeFeedback() {
  const { data = [] } = useQuery(feedbackQueries.questions());
  const { isPutAway, put } = usePutAway();
  const question = data.find((one) => !isPutAway(questionKey(one)));
  if (!question) return null;
  const key = questionKey(question);
  return <QuestionCard key={key} question={question} onPutAway={() => put(key)} />;
}
