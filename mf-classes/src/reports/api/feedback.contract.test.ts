// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { workToHandInQuery } from '#/library/api/work-to-hand-in.ts';
import { answerQuestion, feedbackQueries, handleFeedback } from './feedback.ts';

const api = await useApi(sharedTestApi);
const page = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const list = (low: boolean) => new QueryClient().fetchQuery(feedbackQueries.list(page, low));

test('a family gives feedback once, and an admin deals with it (C24)', async () => {
  const teacher = await someone(api, 'teacher');
  const student = await someone(api, 'student');
  for (const days of [3, 2, 1]) {
    const startsAt = new Date(api.clock.now().getTime() - days * 86_400_000);
    await api.buildClass({ teacher, student, status: 'ended', startsAt });
  }
  student.signIn();
  const [question] = await new QueryClient().fetchQuery(feedbackQueries.questions());
  if (!question) throw new Error('nothing was asked');
  await answerQuestion(question, { score: 2, words: 'Too fast' }, 'a'.repeat(32));
  const again = answerQuestion(question, { score: 5, words: '' }, 'b'.repeat(32));
  expect(await rejectionOf(again)).toMatchObject({ status: 409 });
  expect(await new QueryClient().fetchQuery(feedbackQueries.questions())).toEqual([]);
  (await someone(api, 'admin')).signIn();
  const { rows } = await list(true);
  expect(rows).toMatchObject([
    { score: 2, words: 'Too fast', answeredBy: { id: String(student.id) }, handledAt: null },
  ]);
  await handleFeedback(rows[0]?.id ?? '');
  expect([(await list(true)).total, (await list(false)).total]).toEqual([0, 1]);
});

test('assignments to be handed in are listed for a student', async () => {
  const student = await someone(api, 'student');
  student.signIn();
  expect(await new QueryClient().fetchQuery(workToHandInQuery(String(student.id)))).toEqual({ rows: [], total: 0 });
});
