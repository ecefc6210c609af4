import { useLanding } from '#/landing-context.ts';
import { fillIn, type ShownQuestion } from '#/words/page-words.ts';
import { questions } from './questions.ts';

/** The questions of the FAQ: the academy's, or the built-in ones. */
export function useQuestions(): readonly ShownQuestion[] {
  const { t, academy, words } = useLanding();
  // Unknown until the academy is loaded inside the shell.
  const facts = { name: academy.name, notice: academy.notice || t('faq.missed-notice') };
  if (words.questions)
    return words.questions.map(({ key, question, answer }) => ({
      key,
      question: fillIn(question, facts),
      answer: fillIn(answer, facts),
    }));
  return questions.map(({ question, answer }) => ({ key: question, question: t(question), answer: t(answer, facts) }));
}
