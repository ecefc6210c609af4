import { http, outboxRequest, sessionStore, upload } from '@academy/shared-auth';
import * as v from 'valibot';
import { chatIdOf } from './office-key.ts';
import { inOpenChat, openChatOf } from './open-key.ts';

/** The API's largest page, for catching up. */
const MOST = 100;
const PAGE = 30;

/** One of the known values; a value that this version does not know becomes `otherwise`. */
export const oneOf = <const Known extends readonly string[]>(known: Known, otherwise: NoInfer<Known[number]>) =>
  v.union([
    v.picklist(known),
    v.pipe(
      v.string(),
      v.transform(() => otherwise),
    ),
  ]);
const kindSchema = oneOf(['image', 'audio', 'document'], 'document');

const attachmentSchema = v.object({
  id: v.string(),
  image_path: v.string(),
  type: kindSchema,
  /** Bytes. */
  size: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  thumbnails: v.array(v.object({ path: v.string(), width: v.number(), height: v.number() })),
  name: v.nullable(v.string()),
});

const nameSchema = v.object({ id: v.string(), name: v.string() });
/** A person's relations to students; an older API sends none. */
const relations = v.optional(v.array(v.string()), []);
export const personSchema = v.object({
  ...nameSchema.entries,
  image: v.nullable(v.string()),
  role: v.string(),
  relations,
});

/** The children through whom the two may write (D118), and whether the other person is a parent of them. */
export const familyEntries = {
  children: v.optional(v.array(nameSchema), []),
  is_parent: v.optional(v.boolean(), false),
  relations,
};
export const contactSchema = v.object({ ...personSchema.entries, ...familyEntries });
export type Contact = v.InferOutput<typeof contactSchema>;

export const messageSchema = v.object({
  id: v.string(),
  chat_id: v.string(),
  /** An answer of the academy says who wrote it (D167). */
  sender: v.object({ ...nameSchema.entries, by: v.optional(v.object({ name: v.string() })) }),
  receiver: nameSchema,
  message: v.string(),
  attachment: v.nullable(attachmentSchema),
  is_read: v.boolean(),
  is_delivered: v.boolean(),
  created_at: v.string(),
  /** The id that the sender's client used before the server assigned one. */
  client_id: v.nullable(v.string()),
});

/** What whoever answers for the academy knows of a conversation with it (D167). */
const officeStateSchema = v.object({
  status: oneOf(['open', 'waiting', 'done'], 'open'),
  assigned: v.nullable(nameSchema),
});
export type OfficeState = v.InferOutput<typeof officeStateSchema>;

const participantSchema = v.object({
  ...nameSchema.entries,
  as: oneOf(['teacher', 'student', 'parent', 'leader'], 'parent'),
});
export type Participant = v.InferOutput<typeof participantSchema>;
/** Whether others are in the conversation of a child with a teacher (D143), and who is; an older API sends neither. */
export const openEntries = {
  open: v.optional(v.boolean(), false),
  participants: v.optional(v.array(participantSchema), []),
};
const openingSchema = v.object({
  child: nameSchema,
  after_id: v.string(),
  until_id: v.nullable(v.string()),
  older: v.nullable(v.object({ mine: v.boolean(), theirs: v.boolean() })),
});
export type Opening = v.InferOutput<typeof openingSchema>;

export const threadPageSchema = v.object({
  data: v.array(messageSchema),
  hasMore: v.boolean(),
  other: v.object({
    ...contactSchema.entries,
    last_read_id: v.string(),
    last_delivered_id: v.string(),
    /** The person's own id, where `id` is the key of a conversation of the office. */
    personId: v.optional(v.string()),
  }),
  last_read_id: v.string(),
  can_write: v.boolean(),
  chat_id: v.nullable(v.string()),
  office: v.optional(officeStateSchema),
  ...openEntries,
  opening: v.optional(v.nullable(openingSchema), null),
});

export const logPageSchema = v.object({
  data: v.array(messageSchema),
  hasMore: v.boolean(),
  users: v.tuple([personSchema, personSchema]),
});

export type Attachment = v.InferOutput<typeof attachmentSchema>;
export type Person = v.InferOutput<typeof personSchema>;
export type Message = v.InferOutput<typeof messageSchema>;
export type ThreadPage = v.InferOutput<typeof threadPageSchema>;
export type LogPage = v.InferOutput<typeof logPageSchema>;

const responseSchema = v.object({ data: messageSchema });
const unreadSchema = v.object({ data: v.object({ unread: v.number() }) });

/** A part of the conversation with a user, oldest first: the newest, those before a message, or those after one. */
export async function fetchThread(
  userId: string,
  part: { before: string } | { after: string } | 'newest',
  signal?: AbortSignal,
): Promise<ThreadPage> {
  const search = part === 'newest' ? {} : part;
  const searchParams = { ...search, limit: 'after' in search ? MOST : PAGE };
  const chatId = chatIdOf(userId);
  if (chatId === null) {
    const openChat = openChatOf(userId);
    if (openChat !== null) return asOpenConversation(userId, await fetchOpen(openChat, searchParams, signal));
    const path = `messages/${encodeURIComponent(userId)}`;
    return asOpenConversation(userId, await http.get(path, { searchParams, signal }).json(threadPageSchema));
  }
  const page = await http
    .get(`office/${encodeURIComponent(chatId)}/messages`, { searchParams, signal })
    .json(threadPageSchema);
  return asConversationWith(userId, page);
}

const markedEntries = v.object({
  ...contactSchema.entries,
  last_read_id: v.string(),
  last_delivered_id: v.string(),
  personId: v.optional(v.string()),
});
/** For whoever only monitors the conversation the API leaves out what makes it a thread. */
const openPageSchema = v.object({
  ...threadPageSchema.entries,
  other: v.optional(markedEntries),
  users: v.tuple([personSchema, personSchema]),
  last_read_id: v.optional(v.string(), '0'),
  can_write: v.optional(v.boolean(), false),
  chat_id: v.optional(v.nullable(v.string()), null),
});

async function fetchOpen(
  chatId: string,
  searchParams: Record<string, string | number>,
  signal: AbortSignal | undefined,
): Promise<ThreadPage> {
  const { users, other, ...page } = await http
    .get(`messages/log/${encodeURIComponent(chatId)}`, { searchParams, signal })
    .json(openPageSchema);
  const unmarked = { ...users[1], children: [], is_parent: false, last_read_id: '0', last_delivered_id: '0' };
  return { ...page, other: other ?? unmarked };
}

function asOpenConversation(key: string, page: ThreadPage): ThreadPage {
  if (page.opening === null) return page;
  const me = sessionStore.getState().user?.id;
  const data = page.data.map((message) => inOpenChat(key, me, message));
  return { ...page, data, other: { ...page.other, id: key, personId: page.other.id } };
}

/** A conversation of the office, with its key in place of the person's id, so that it is found like any other. */
function asConversationWith(key: string, page: ThreadPage): ThreadPage {
  const named = <One extends { id: string }>(one: One): One => (one.id === page.other.id ? { ...one, id: key } : one);
  const data = page.data.map((message) => ({
    ...message,
    sender: named(message.sender),
    receiver: named(message.receiver),
  }));
  return { ...page, data, other: { ...page.other, id: key, personId: page.other.id } };
}

/** The same for a conversation that an admin monitors (D46). */
export function fetchLog(chatId: string, before: string | null, signal?: AbortSignal): Promise<LogPage> {
  const search = before ? { before } : {};
  return http
    .get(`messages/log/${encodeURIComponent(chatId)}`, { searchParams: { ...search, limit: PAGE }, signal })
    .json(logPageSchema);
}

/** Where a message goes: to a person, or to a conversation of the office. */
const targetOf = (to: string): { chat_id: string } | { receiver_id: string } => {
  const chatId = chatIdOf(to) ?? openChatOf(to);
  return chatId === null ? { receiver_id: to } : { chat_id: chatId };
};

interface Sending {
  to: string;
  text: string;
  /** The same message is stored once, however often it is sent (D47). */
  clientId: string;
}

/** The request that sends a text. */
export const textRequest = ({ to, text }: Pick<Sending, 'to' | 'text'>) =>
  outboxRequest({ path: 'messages/send', json: { message: text, ...targetOf(to) } }, responseSchema);

/** The message that the API has made of a text; null for an unreadable response. */
export function readSent(response: unknown): Message | null {
  const read = v.safeParse(responseSchema, response);
  return read.success ? read.output.data : null;
}

interface Carrying {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

export async function sendFile({ to, text, clientId, file }: Sending & { file: File }, carrying: Carrying) {
  const body = new FormData();
  for (const [field, id] of Object.entries(targetOf(to))) body.set(field, id);
  if (text) body.set('message', text);
  body.set('attachment', file, file.name);
  const headers = { 'Idempotency-Key': clientId };
  return (await upload('messages/send', body, { headers, ...carrying }).json(responseSchema)).data;
}

/** @returns the number of unread messages in all own conversations afterwards; null if it is not changed by this. */
export async function markRead(userId: string, upTo: string): Promise<number | null> {
  const chatId = chatIdOf(userId);
  if (chatId !== null) {
    await http.patch(`office/${encodeURIComponent(chatId)}/read`, { json: { up_to: upTo } });
    return null;
  }
  const openChat = openChatOf(userId);
  const path =
    openChat === null ? `messages/read/${encodeURIComponent(userId)}` : `chat/${encodeURIComponent(openChat)}/read`;
  const { data } = await http.patch(path, { json: { up_to: upTo } }).json(unreadSchema);
  return data.unread;
}

export async function markDelivered(upTo: string): Promise<void> {
  await http.patch('messages/delivered', { json: { up_to: upTo } });
}

export async function publishTyping(userId: string): Promise<void> {
  const openChat = openChatOf(userId);
  await http.post(
    openChat === null ? `messages/typing/${encodeURIComponent(userId)}` : `chat/${encodeURIComponent(openChat)}/typing`,
  );
}

/** Says whether the viewer agrees that the parents read earlier messages; they do once both sides agree (D143). */
export async function openOlder(chatId: string, agrees: boolean): Promise<void> {
  await http.put(`chat/${encodeURIComponent(chatId)}/older`, { json: { open: agrees } });
}
