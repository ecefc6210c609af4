import { expect, type Page } from 'playwright/test';
import type { Academy, Account, Credentials } from '../academy.ts';

interface WireMessage {
  id: string;
  message: string;
}

/** The address of a user's conversation with another. */
export async function threadPath(academy: Academy, other: Account): Promise<string> {
  return `/dashboard/messaging/chats/${await idOf(academy, other)}`;
}

export async function idOf(academy: Academy, account: Account | Credentials): Promise<string> {
  const { data } = await academy.call<{ data: { user: { id: string } } }>('GET', 'profile', { as: account });
  return data.user.id;
}

/** All messages of a user's conversation, oldest first; the call marks none as read. */
export async function messagesOf(academy: Academy, as: Account, other: Account): Promise<WireMessage[]> {
  const place = `messages/${await idOf(academy, other)}?limit=100`;
  const messages: WireMessage[] = [];
  for (;;) {
    const before = messages[0] ? `&before=${messages[0].id}` : '';
    const page = await academy.call<{ data: WireMessage[]; hasMore: boolean }>('GET', place + before, { as });
    messages.unshift(...page.data);
    if (!page.hasMore) return messages;
  }
}

/** Sends a message as a user who has no page open. */
export async function sendAs(
  academy: Academy,
  as: Account | Credentials,
  to: Account | Credentials,
  message: string,
): Promise<void> {
  await academy.call('POST', 'messages/send', { as, json: { message, receiver_id: await idOf(academy, to) } });
}

/** The number of unread messages of a user, by the server. */
export async function unreadOf(academy: Academy, as: Account): Promise<number> {
  return (await academy.call<{ unread: number }>('GET', 'chats?type=personal_chats', { as })).unread;
}

/** Marks all messages as read. */
export async function readAll(academy: Academy, as: Account): Promise<void> {
  const { data } = await academy.call<{ data: { other_user_id: string }[] }>('GET', 'chats', { as });
  for (const { other_user_id } of data) await academy.call('PATCH', `messages/read/${other_user_id}`, { as, json: {} });
}

/** The field of a new message. */
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

export const thread = (page: Page) => page.getByRole('region', { name: /^Messages (with|of)/ });

/** The messages with this text in the open conversation. */
export const messageBubble = (page: Page, words: string) =>
  thread(page).getByRole('listitem').filter({ hasText: words });

/** Types a message and sends it with Enter. */
export async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await composer(page).press('Enter');
}

/** Which of these messages the open conversation shows, in its order. */
export async function shown(page: Page, words: RegExp): Promise<string[]> {
  const texts = await thread(page).getByRole('listitem').allTextContents();
  return texts.flatMap((text) => words.exec(text)?.[0] ?? []);
}

export const expectTick = (page: Page, words: string, tick: 'Sent' | 'Delivered' | 'Read') =>
  expect(messageBubble(page, words).getByText(tick, { exact: true })).toHaveCount(1);
