import { http } from '@academy/shared-auth';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { latestEntries } from './latest.ts';
import { contactSchema, familyEntries, openEntries, personSchema } from './messages.ts';
import { openKey } from './open-key.ts';

/** The lists of own conversations: all, or those with people of a role. */
export const ownLists = ['chats', 'leader', 'teacher', 'student'] as const;
export type OwnList = (typeof ownLists)[number];

const chatEntries = v.object({
  id: v.string(),
  /** `office`: the conversation with the academy, always the first (D167); `open`: of a child with a teacher (D143). */
  type: v.optional(v.string()),
  other_user_id: v.string(),
  other_user_name: v.string(),
  other_user_image: v.nullable(v.string()),
  other_user_role: v.string(),
  ...familyEntries,
  ...latestEntries,
  latest_message_mine: v.boolean(),
  latest_message_is_read: v.optional(v.boolean(), false),
  latest_message_is_delivered: v.optional(v.boolean(), false),
  unread_count: v.number(),
  ...openEntries,
  /** The other person, where `other_user_id` is the key of a conversation of a child (D143). */
  person_id: v.optional(v.string()),
});

const chatSchema = v.pipe(
  chatEntries,
  v.transform((chat) =>
    chat.type === 'open'
      ? { ...chat, other_user_id: openKey(chat.id), person_id: chat.person_id ?? chat.other_user_id }
      : chat,
  ),
);

const loggedChatSchema = v.object({ id: v.string(), users: v.tuple([personSchema, personSchema]), ...latestEntries });

const pageEntries = { unread: v.number(), next: v.nullable(v.string()) };
export const chatPageSchema = v.object({ data: v.array(chatSchema), ...pageEntries });
export const logListSchema = v.object({ data: v.array(loggedChatSchema), ...pageEntries });
export const contactsSchema = v.object({ data: v.array(contactSchema) });
/** A role that this version has no list for is left out. */
const listsSchema = v.object({ data: v.array(v.string()) });

export type Chat = v.InferOutput<typeof chatSchema>;
export type LoggedChat = v.InferOutput<typeof loggedChatSchema>;
export type ChatPage = v.InferOutput<typeof chatPageSchema>;
export type LatestType = Chat['latest_message_type'];

const nextOf = ({ next }: { next: string | null }) => next ?? undefined;
/** The first page's address must equal that of the route's `data` in remote.ts, which finds an early response by it. */
const searchOf = (type: string, before: string | null, role?: string) => ({
  type,
  ...(role ? { role } : {}),
  ...(before ? { before } : {}),
});

const all = ['chats'] as const;
/** Relations change rarely. */
const LISTS_STAY_MS = 5 * 60_000;
const pathOf = (chatId: string) => `chat/${encodeURIComponent(chatId)}`;

export const chatQueries = {
  all: () => all,
  own: (list: OwnList) =>
    infiniteQueryOptions({
      queryKey: [...all, 'own', list],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = searchOf('personal_chats', pageParam, list === 'chats' ? undefined : list);
        return http.get('chats', { searchParams, signal }).json(chatPageSchema);
      },
      initialPageParam: null as string | null,
      getNextPageParam: nextOf,
    }),
  log: () =>
    infiniteQueryOptions({
      queryKey: [...all, 'log'],
      queryFn: ({ pageParam, signal }) =>
        http.get('chats', { searchParams: searchOf('monitored_chats', pageParam), signal }).json(logListSchema),
      initialPageParam: null as string | null,
      getNextPageParam: nextOf,
    }),
  /** The roles of people with whom there is, or could be, a conversation. */
  lists: () =>
    queryOptions({
      queryKey: [...all, 'lists'],
      queryFn: async ({ signal }) => {
        const { data } = await http.get('chats/lists', { signal }).json(listsSchema);
        return ownLists.filter((list) => data.includes(list));
      },
      staleTime: LISTS_STAY_MS,
    }),
  contacts: (search: string) =>
    queryOptions({
      queryKey: ['contacts', search],
      queryFn: async ({ signal }) =>
        (await http.get('contacts', { searchParams: search ? { search } : {}, signal }).json(contactsSchema)).data,
      placeholderData: keepPreviousData,
    }),
};

/** Hides a conversation from the viewer's own list, until a newer message comes (D48). */
export async function closeChat(chatId: string): Promise<void> {
  await http.put(pathOf(chatId));
}

/** Undoes the closing: the conversation is at its former place. */
export async function reopenChat(chatId: string): Promise<void> {
  await http.put(pathOf(chatId), { json: { closed: false } });
}

const isOffice = ({ type }: { type?: string | undefined }) => type === 'office';

/** Every conversation of the loaded pages once: the one with the academy, then the newest. */
export function newestFirst<Item extends { id: string; latest_message_time: string; type?: string | undefined }>({
  pages,
}: InfiniteData<{ data: Item[] }>): Item[] {
  const byId = new Map(pages.flatMap(({ data }) => data).map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((one, other) => {
    if (isOffice(one) !== isOffice(other)) return isOffice(one) ? -1 : 1;
    return one.latest_message_time < other.latest_message_time ? 1 : -1;
  });
}
