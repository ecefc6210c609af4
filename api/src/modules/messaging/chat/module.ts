import { auditedTable } from '#base/audit/audited-subject.ts';
import { defineModule } from '#define-module.ts';
import { mergeVerbs } from '#modules/people/people/people-events.ts';
import { chatActions, chatWords } from './chat.audit.ts';
import { chatNotifications, officeNotifications } from './chat.notifications.ts';
import { chatPermissions } from './chat.permissions.ts';
import { chatPersonalData } from './chat.personal-data.ts';
import { chats } from './chat.table.ts';
import { chatFiles } from './chat-files.ts';
import { chatEndpoints } from './chats/chats.routes.ts';
import { mergeChats } from './merge/merge-chats.ts';
import { messageDetails, officeMessageDetails, openMessageDetails } from './messages/message-texts.ts';
import { messageEndpoints } from './messages/messages.routes.ts';
import { openChatMedia } from './messages/open-chat-media.ts';
import { officeChatEndpoints } from './office/office.routes.ts';
import { openChatEndpoints } from './open/open.routes.ts';
import { searchChats } from './search-chats.ts';

export const chatModule = defineModule('chat', {
  above: ['people', 'consents'],
  endpoints: [...chatEndpoints, ...messageEndpoints, ...officeChatEndpoints, ...openChatEndpoints],
  permissions: [chatPermissions],
  notifications: [chatNotifications, officeNotifications],
  personalData: chatPersonalData,
  audited: [auditedTable('chat', chats.firstUserId, chats.secondUserId)],
  impersonal: ['chat-list'],
  words: { actions: chatActions, fields: chatWords },
  search: [searchChats],
  files: [chatFiles],
  media: [openChatMedia],
  mails: {
    details: {
      'chat.message': (sql, { relatedId, recipient, ...shown }) => messageDetails(sql, relatedId, recipient, shown),
      'chat.open-message': (sql, { relatedId, recipient, ...shown }) =>
        openMessageDetails(sql, relatedId, recipient, shown),
      'office.answered': (sql, { relatedId, recipient, ...shown }) => messageDetails(sql, relatedId, recipient, shown),
      'office.asked': (sql, { relatedId, recipient, ...shown }) =>
        officeMessageDetails(sql, relatedId, recipient, shown),
    },
  },
  registers: [mergeVerbs.add(mergeChats)],
});
