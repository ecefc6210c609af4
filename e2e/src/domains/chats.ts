import { expect, type Page } from 'playwright/test';
import type { Academy, Account } from '../academy.ts';

interface WireMessage {
  id: string;
  message: string;
}

/** The address of the conversation with somebody. */
export async function threadPath(academy: Academy, other: Account): Promise<string> {
  return `/dashboard/messaging/chats/${await idOf(academy, other)}`;
}

export async function idOf(academy: Academy, account: Account): Promise<string> {
  const { data } = await academy.call<{ data: { user: { id: string } } }>('GET', 'profile', { as: account });
  return data.user.id;
}

/** All messages of somebody's conversation, oldest first; asking marks none as read. */
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

/** Sends a message as somebody who has no page open. */
export async function sendAs(academy: Academy, as: Account, to: Account, message: string): Promise<void> {
  await academy.call('POST', 'messages/send', { as, json: { message, receiver_id: await idOf(academy, to) } });
}

/** How many messages wait for somebody, as the server counts. */
export async function unreadOf(academy: Academy, as: Account): Promise<number> {
  return (await academy.call<{ unread: number }>('GET', 'chats?type=personal_chats', { as })).unread;
}

/** Everything is read. */
export async function readAll(academy: Academy, as: Account): Promise<void> {
  const { data } = await academy.call<{ data: { other_user_id: string }[] }>('GET', 'chats', { as });
  for (const { other_user_id } of data) await academy.call('PATCH', `messages/read/${other_user_id}`, { as, json: {} });
}

/** Where a message is written. */
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

export const thread = (page: Page) => page.getByRole('region', { name: /^Messages (with|of)/ });

/** The messages with these words in the open conversation. */
export const messageBubble = (page: Page, words: string) =>
  thread(page).getByRole('listitem').filter({ hasText: words });

/** Writes a message and sends it by the keyboard. */
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
