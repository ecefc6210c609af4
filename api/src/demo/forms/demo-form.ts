import type { QuestionType } from '#modules/forms/forms/question-types.ts';

interface DemoQuestion {
  title: string;
  type: QuestionType;
  options?: string[];
  required?: boolean;
}

export interface DemoSubmission {
  name: string;
  email: string;
  hoursAgo: number;
  /** In the order of the questions; for a file question the file's name in `media/`. */
  answers: (string | string[] | null)[];
}

export interface DemoForm {
  name: string;
  daysAgo: number;
  closed?: boolean;
  questions: DemoQuestion[];
  submissions: DemoSubmission[];
}
