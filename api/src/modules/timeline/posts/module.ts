import { auditedTable } from '#base/audit/audited-subject.ts';
import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { canViewPostMedia } from './content/can-view-post-media.ts';
import { postsActions, postsWords } from './posts.audit.ts';
import { postFields } from './posts.fields.ts';
import { postNotifications } from './posts.notifications.ts';
import { postPermissions } from './posts.permissions.ts';
import { postsPersonalData } from './posts.personal-data.ts';
import { postEndpoints } from './posts.routes.ts';
import { posts } from './posts.table.ts';

export const postsModule = defineModule('posts', {
  above: ['files', 'roles'],
  endpoints: postEndpoints,
  permissions: [postPermissions],
  notifications: [postNotifications],
  personalData: postsPersonalData,
  audited: [auditedTable('post', posts.authorId)],
  words: { actions: postsActions, fields: postsWords, objects: { post: namesOf(postFields) } },
  media: [canViewPostMedia],
});
