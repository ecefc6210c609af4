import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { commentsSubjects } from './comments.subjects.ts';

const others = (count: number) => (count === 1 ? '1 other person' : `${count} other people`);

export const commentNotifications = {
  commented: defineNotification({
    key: 'post.commented',
    subject: commentsSubjects['post.commented'],
    scope: 'comment',
    group: 'timeline',
    channels: ['push', 'mail'],
    recipients: 'the author of the post',
    params: ['postId', 'commentId', 'name', 'excerpt'],
    relatedParam: 'commentId',
    gathered: true,
    again: true,
    message: ({ name }, count) =>
      count === 1 ? `${name} commented on your post` : `${name} and ${others(count - 1)} commented on your post`,
  }),
};
