import type { MailSubject } from '#modules/platform/notifications/define-notification.ts';

/** The subjects of the mails about these notifications. */
export const postsSubjects = {
  'post.pending': { en: 'A post to approve', ar: 'منشور بانتظار الموافقة' },
  'post.approved': { en: 'Your post is published', ar: 'نُشر منشورك' },
  'post.rejected': { en: 'Your post was not published', ar: 'لم يُنشر منشورك' },
  'post.removed': { en: 'Your post was removed', ar: 'أُزيل منشورك' },
  'post.liked': { en: 'Likes for your post', ar: 'إعجاب بمنشورك' },
} as const satisfies Record<string, MailSubject>;
