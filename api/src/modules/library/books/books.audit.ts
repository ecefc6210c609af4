import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const booksActions: PageTexts = {
  'book.create': { en: 'Added a book', ar: 'إضافة كتاب' },
  'book.update': { en: 'Changed a book', ar: 'تعديل كتاب' },
  'book.delete': { en: 'Deleted a book', ar: 'حذف كتاب' },
};
