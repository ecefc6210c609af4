import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { commentsActions, commentsWords } from './comments.audit.ts';
import { commentNotifications } from './comments.notifications.ts';
import { commentsPersonalData } from './comments.personal-data.ts';
import { commentEndpoints } from './comments.routes.ts';
import { comments } from './comments.table.ts';

export const commentsModule = defineModule('comments', {
  above: ['posts'],
  endpoints: commentEndpoints,
  notifications: [commentNotifications],
  personalData: commentsPersonalData,
  audited: [auditedTable('comment', comments.authorId)],
  words: { actions: commentsActions, fields: commentsWords },
});
