import * as v from 'valibot';
import { type Answered, feedbackPage, type Question, questionsResponse } from '#/reports/api/feedback.ts';
import { serve } from './server.ts';

const layla = { id: '12', name: 'Layla Mansour' };
const salma = { id: '7', name: 'Salma Haddad' };

export const aQuestion = (about: Partial<Question> = {}): Question => ({
  ...{ occasion: 'third_class', student: layla, teacher: salma, monthlyReportId: null },
  ...about,
});

export const anAnswer = (about: Partial<Answered> & { id: string }): Answered => ({
  ...{ occasion: 'third_class', student: layla, teacher: salma, answeredBy: { id: '40', name: 'Nura Mansour' } },
  ...{ score: 5, words: null, createdAt: '2026-11-20T10:00:00.000Z', handledAt: null, handledBy: null },
  ...about,
});

export const serveQuestions = (...questions: Question[]) =>
  serve('feedback/questions', v.parse(questionsResponse, { data: questions }));
export const serveFeedback = (rows: Answered[]) =>
  serve('feedback', v.parse(feedbackPage, { data: rows, pagination: { total: rows.length } }));
