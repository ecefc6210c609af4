import type { Language } from '@academy/shared-auth';
import type { MonthlyReport } from '#/reports/api/monthly-reports.ts';

type Answered = MonthlyReport['questionsAndAnswers'][number];

/** D168: a question of a monthly report in the reader's language; another one than ours as it was asked. */
export const questionText = ({ question, questionIn }: Answered, language: Language) =>
  questionIn ? { text: questionIn[language], lang: language } : { text: question, lang: undefined };
