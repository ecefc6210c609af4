import type { QuestionType } from './question-types.ts';

/** A file among the answers: the id of its media, its name, and the SHA-256 of its bytes. */
interface StoredFile {
  id: string;
  name: string;
  digest: string;
}

/** An answer with its question as it was: text, the chosen options of a checkbox, a file, or null where nothing was said. */
export interface StoredAnswer {
  questionId: number;
  title: string;
  type: QuestionType;
  answer: string | string[] | StoredFile | null;
}

/** The file that an answer is, if it is one. */
export const fileOf = ({ answer }: StoredAnswer): StoredFile | null =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : null;
