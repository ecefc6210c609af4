import { defineModule } from '#define-module.ts';
import { chatEndpoints } from './chats/chats.routes.ts';
import { messageEndpoints } from './messages/messages.routes.ts';
import { officeChatEndpoints } from './office/office.routes.ts';

export const chatModule = defineModule('chat', {
  above: ['people'],
  endpoints: [...chatEndpoints, ...messageEndpoints, ...officeChatEndpoints],
});
