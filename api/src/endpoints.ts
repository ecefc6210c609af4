import { accountEndpoints } from '#modules/accounts/accounts.routes.ts';
import { resetEndpoints } from '#modules/accounts/reset.routes.ts';
import { auditEndpoints } from '#modules/audit/audit.routes.ts';
import { chatEndpoints } from '#modules/chat/chats.routes.ts';
import { messageEndpoints } from '#modules/chat/messages.routes.ts';
import { openChatMedia } from '#modules/chat/open-chat-media.ts';
import { classEndpoints } from '#modules/classes/classes.routes.ts';
import { commentEndpoints } from '#modules/comments/comments.routes.ts';
import { contactEndpoints } from '#modules/contact/contact.routes.ts';
import { fileEndpoints } from '#modules/files/files.routes.ts';
import { uploadEndpoints } from '#modules/media/uploads.routes.ts';
import { notificationEndpoints } from '#modules/notifications/notifications.routes.ts';
import { maySeePostMedia } from '#modules/posts/may-see-post-media.ts';
import { postEndpoints } from '#modules/posts/posts.routes.ts';
import { realtimeEndpoints } from '#modules/realtime/realtime.routes.ts';
import { relationEndpoints } from '#modules/relations/relations.routes.ts';
import { roleEndpoints } from '#modules/roles/roles.routes.ts';
import { salaryEndpoints } from '#modules/salaries/salaries.routes.ts';
import { teacherStatisticsEndpoints } from '#modules/teacher-statistics/teacher-statistics.routes.ts';
import { profileEndpoints } from '#modules/users/profiles.routes.ts';
import { userEndpoints } from '#modules/users/users.routes.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { permissionGroups } from './permissions.ts';

/** Every call of the API. What is not here is not served, and what is here is published. */
export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  ...resetEndpoints,
  ...roleEndpoints(permissionGroups),
  ...relationEndpoints,
  ...auditEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...notificationEndpoints,
  ...chatEndpoints,
  ...messageEndpoints,
  ...realtimeEndpoints,
  ...userEndpoints,
  ...profileEndpoints,
  ...salaryEndpoints,
  ...teacherStatisticsEndpoints,
  ...classEndpoints,
  ...contactEndpoints,
  ...uploadEndpoints,
  ...fileEndpoints([maySeePostMedia, openChatMedia]),
];
