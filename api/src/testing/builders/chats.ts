import { eq } from 'drizzle-orm';
import { chats } from '#modules/messaging/chat/chat.table.ts';
import { openChat, storeMessage } from '#modules/messaging/chat/rows/store-message.ts';
import type { BuildCtx } from './build-ctx.ts';
import type { PeopleBuilders, User } from './people.ts';

/** A conversation of two people. */
type Chat = typeof chats.$inferSelect & { secondUserId: number };

interface MessageFields {
  /** By default a conversation between a student and an admin. */
  chat?: Pick<Chat, 'id' | 'firstUserId' | 'secondUserId'>;
  /** One of the two people; by default the first. */
  sender?: Pick<User, 'id'>;
  text?: string;
  mediaId?: string | null;
  createdAt?: Date;
}

export function chatBuilders({ deps, sequence }: BuildCtx, { buildUser }: PeopleBuilders) {
  const { orm } = deps.database.sql;

  async function buildChat({ between }: { between?: [Pick<User, 'id'>, Pick<User, 'id'>] } = {}): Promise<Chat> {
    const [one, other] = between ?? [await buildUser(), await buildUser({ role: 'admin' })];
    const id = await openChat(deps.database.sql, one.id, other.id);
    const [chat] = await orm.select().from(chats).where(eq(chats.id, id));
    if (!chat || chat.secondUserId === null) throw new Error('no chat');
    return { ...chat, secondUserId: chat.secondUserId };
  }

  /** Returns its id. */
  async function buildMessage({ chat, sender, text, mediaId = null, createdAt }: MessageFields = {}): Promise<number> {
    const { id: chatId, firstUserId } = chat ?? (await buildChat());
    const id = await storeMessage(deps.database.sql, {
      chatId,
      senderId: sender?.id ?? firstUserId,
      text: text ?? `Message ${sequence()}`,
      mediaId,
      clientKey: null,
      at: createdAt ?? deps.now(),
    });
    if (id === null) throw new Error('no message');
    return id;
  }

  return { buildChat, buildMessage };
}
