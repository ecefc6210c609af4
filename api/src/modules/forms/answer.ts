import type { QuestionType } from './question-types.ts';

/** A file among the answers: the id of its media, and what it was called. */
export interface StoredFile {
  id: string;
  name: string;
}

/** An answer with its question as it was: text, the chosen options of a checkbox, a file, or null where nothing was said. */
export interface StoredAnswer {
  questionId: number;
  title: string;
  type: QuestionType;
  answer: string | string[] | StoredFile | null;
}
