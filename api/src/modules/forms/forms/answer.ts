import type { QuestionType } from './question-types.ts';

/** A file among the answers: the id of its media, its name, and the SHA-256 of its bytes. */
interface StoredFile {
  id: string;
  name: string;
  digest: string;
}

/**
 * An answer with its question at that time: text, the chosen options of a checkbox, a file, or null without an answer.
 */
export interface StoredAnswer {
  questionId: number;
  title: string;
  type: QuestionType;
  answer: string | string[] | StoredFile | null;
}

/** The file of an answer, if it is a file. */
export const fileOf = ({ answer }: StoredAnswer): StoredFile | null =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : null;
