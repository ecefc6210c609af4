import * as v from 'valibot';
import { type NextSteps, nextStepsResponse } from '#/class/api/next-steps.ts';
import { serve } from './server.ts';

/** Layla, who is 12, has a payment and waits for a teacher. */
export const serveAwaitedTeacher = (about: Partial<NextSteps> = {}) => {
  const steps = {
    student: { id: '12', name: 'Layla Mansour' },
    teacherBy: '2099-11-27T12:00:00.000Z',
    teacher: null,
    ...about,
  };
  return serve('statistics/next-steps', v.parse(nextStepsResponse, { data: [steps] }));
};
