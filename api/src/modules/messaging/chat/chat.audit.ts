import type { PageTexts } from '#base/http/page-language.ts';

/** The actions of this module in the audit log (D124): facts in the past tense. */
export const chatActions: PageTexts = {
  'message.send-to-many': { en: 'Sent a message to several people', ar: 'إرسال رسالة إلى عدة أشخاص' },
  'chat.monitor': { en: 'Read a conversation of others', ar: 'الاطلاع على محادثة لآخرين' },
  'chat.monitor-list': { en: 'Opened the monitored conversations', ar: 'فتح قائمة المحادثات المراقَبة' },
};

/** The fields of its lines that are in no list: of conversations. */
export const chatWords: PageTexts = {
  chats: { en: 'Conversations', ar: 'المحادثات' },
  receivers: { en: 'Recipients', ar: 'المستلمون' },
};
