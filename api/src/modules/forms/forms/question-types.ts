/** The types of answers to a question (C4). */
export const questionTypes = ['text', 'textarea', 'checkbox', 'radio', 'select', 'date', 'file'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Types with options. */
export const hasOptions = (type: QuestionType): boolean => ['checkbox', 'radio', 'select'].includes(type);
