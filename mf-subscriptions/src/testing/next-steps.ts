import * as v from 'valibot';
import { type NextSteps, nextStepsResponse } from '#/api/next-steps.ts';
import { serve } from './server.ts';

export const aStep = (about: Partial<NextSteps> = {}): NextSteps => ({
  student: { id: '12', name: 'Maryam' },
  paidAt: '2026-11-26T12:00:00.000Z',
  teacherBy: '2026-11-27T12:00:00.000Z',
  teacher: null,
  firstClassAt: null,
  ...about,
});

export const serveNextSteps = (...data: NextSteps[]) =>
  serve('statistics/next-steps', v.parse(nextStepsResponse, { data }));
