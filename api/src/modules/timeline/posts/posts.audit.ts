import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const postsActions: PageTexts = {
  'post.approve': { en: 'Approved a post', ar: 'الموافقة على منشور' },
  'post.return': { en: 'Edited a post, which waits for approval again', ar: 'تعديل منشور عاد بانتظار الموافقة' },
  'post.visibility': { en: 'Changed who sees a post', ar: 'تعديل من يرى منشورًا' },
  'post.delete': { en: 'Deleted a post', ar: 'حذف منشور' },
};

/** The fields of its lines that are in no list: of a deleted post. */
export const postsWords: PageTexts = {
  publishedAt: { en: 'Published', ar: 'تاريخ النشر' },
  approvedAt: { en: 'Approved on', ar: 'تاريخ الموافقة' },
  commentCount: { en: 'Comments', ar: 'التعليقات' },
};
