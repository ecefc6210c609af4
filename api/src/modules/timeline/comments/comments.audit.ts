import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const commentsActions: PageTexts = {
  'comment.delete': { en: 'Deleted a comment', ar: 'حذف تعليق' },
};

/** The fields of its lines that are in no list: of a deleted comment. */
export const commentsWords: PageTexts = {
  postId: { en: 'Post no.', ar: 'رقم المنشور' },
};
