import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { postsSubjects } from './posts.subjects.ts';

/** The first words of the post, so that recipients recognize it. */
const params = ['excerpt'] as const;
const timeline = { group: 'timeline', channels: ['push', 'mail'] } as const;
const author = { ...timeline, scope: 'post', recipients: 'its author', params } as const;

export const postNotifications = {
  pending: defineNotification({
    key: 'post.pending',
    subject: postsSubjects['post.pending'],
    scope: 'post',
    group: 'office',
    channels: ['push', 'mail'],
    recipients: 'admins and super-admins, each time that it waits',
    params: ['name', ...params],
    again: true,
    message: ({ name }) => `A post by ${name} is waiting for approval`,
  }),
  approved: defineNotification({
    ...author,
    key: 'post.approved',
    subject: postsSubjects['post.approved'],
    again: true,
    message: () => 'Your post was approved',
  }),
  rejected: defineNotification({
    ...author,
    key: 'post.rejected',
    subject: postsSubjects['post.rejected'],
    message: () => 'Your post was not approved and has been deleted',
  }),
  removed: defineNotification({
    ...author,
    key: 'post.removed',
    subject: postsSubjects['post.removed'],
    message: () => 'Your post was deleted by the administration',
  }),
  liked: defineNotification({
    ...author,
    key: 'post.liked',
    subject: postsSubjects['post.liked'],
    gathered: true,
    message: (_, count) => (count === 1 ? 'Your post was liked' : `${count} people liked your post`),
  }),
};
