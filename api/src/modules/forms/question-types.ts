/** What a question asks for (C4). */
export const questionTypes = ['text', 'textarea', 'checkbox', 'radio', 'select', 'date', 'file'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Those that are answered by choosing. */
export const hasOptions = (type: QuestionType): boolean => ['checkbox', 'radio', 'select'].includes(type);
