import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { changeOfficeChat } from '#modules/messaging/chat/office/change-office-chat.ts';
import { lockOfficeChat } from '#modules/messaging/chat/office/find-office-chat.ts';
import { followMessage } from '#modules/messaging/chat/office/follow-message.ts';
import { OFFICE_ID } from '#modules/messaging/chat/rows/office-sql.ts';
import { storeMessage } from '#modules/messaging/chat/rows/store-message.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

const HOUR_MS = 60 * 60_000;

interface OfficeTalk {
  /** Who says what how many hours ago, the person first. */
  said: [by: string, text: string, hoursAgo: number][];
  isDone?: boolean;
}

/** What families and guests wrote to the academy (D167): one is answered, one is done, one waits. */
const talks: OfficeTalk[] = [
  {
    said: [
      [
        'parent',
        'Assalamu alaikum. We travel in the second week of January. Can Yusuf have his classes later in the day?',
        52,
      ],
      ['admin', 'Wa alaikum assalam. Yes: write the days here once you know them, and we ask his teacher.', 51],
    ],
  },
  {
    said: [
      ['student', 'Where do I find the recording that my teacher sent?', 200],
      ['admin', 'In the chat with your teacher, and under Files in the menu.', 199],
    ],
    isDone: true,
  },
  {
    said: [['guest', 'السلام عليكم، هل لديكم معلمة لابنتي؟ عمرها سبع سنوات، وتناسبنا الأوقات بعد العصر.', 3]],
  },
];

function personOf(login: string) {
  const person = people.find((each) => each.login === login);
  if (!person) throw new Error(`nobody is called ${login}`);
  return person;
}

/** Conversations of families and guests with the office of the academy. */
export async function seedOfficeChats(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const ctxOf = (login: string, hoursAgo: number) => {
    const answers = login === 'admin';
    const permissions = new Set(['messaging.read', 'messaging.create', ...(answers ? ['messaging.office'] : [])]);
    const viewer = { ...viewerOf(personOf(login), ids), permissions };
    return demoCtx({ deps, sql, viewer, now: new Date(deps.now().getTime() - hoursAgo * HOUR_MS) });
  };
  for (const { said, isDone } of talks) {
    let chatId: number | undefined;
    for (const [by, text, hoursAgo] of said) {
      const ctx = ctxOf(by, hoursAgo);
      const chat = await lockOfficeChat(
        sql,
        ctx,
        chatId === undefined ? { receiver_id: OFFICE_ID } : { chat_id: chatId },
      );
      if (!chat) throw new Error('the message has no conversation');
      chatId = chat.chatId;
      const message = { chatId, senderId: ctx.viewer.userId, text, mediaId: null, clientKey: null, at: ctx.now };
      const id = await storeMessage(sql, message);
      if (id === null) throw new Error('no message');
      await followMessage(sql, ctx, chat, id);
    }
    if (isDone && chatId !== undefined) await changeOfficeChat(ctxOf('admin', 190), chatId, { status: 'done' });
  }
}
