import * as v from 'valibot';
import { idParams, instant, line, matching, pageLimit, trimmed } from '#base/http/fields.ts';
import { relationKinds } from '#modules/people/people/scope/relationships.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { officeStatuses } from './office/office.table.ts';

const CHATS = 100;
const MESSAGES = 30;
const MAX_TEXT_CHARS = 4000;
const MAX_SEARCH_CHARS = 100;

/** An id, or 0 for the beginning; digits in a form, a number in JSON. */
export const messageId = v.pipe(
  v.union([matching(/^\d{1,15}$/, 'An id is expected'), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,15}$/, 'An id is expected'),
  v.transform(Number),
);

export const chatParams = idParams;
/** The other user of a conversation, or 0 for the office of the academy (D167). */
export const partnerParams = v.object({
  id: v.union([v.pipe(v.literal('0'), v.transform(Number)), idParams.entries.id]),
});
export const closeBody = v.optional(v.object({ closed: v.optional(v.boolean(), true) }), { closed: true });

export const chatsQuery = v.object({
  type: v.optional(v.picklist(['personal_chats', 'monitored_chats']), 'personal_chats'),
  role: v.optional(v.picklist(['leader', 'teacher', 'student'])),
  before: v.optional(messageId),
  limit: pageLimit(CHATS),
});
export type ChatsQuery = v.InferOutput<typeof chatsQuery>;

const relations = v.array(v.picklist(relationKinds));
export const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  role: v.string(),
  /** The relations to students, with which a guest who is a parent is shown as a parent (D117). */
  relations,
});

/** The children that connect the two (D118), and whether the other person is their parent. */
const family = { children: v.array(v.object({ id: v.string(), name: v.string() })), is_parent: v.boolean() };

export const latestFields = {
  latest_message: v.string(),
  latest_message_type: v.picklist(['text', 'image', 'video', 'audio', 'document']),
  latest_message_time: instant,
};

const participant = v.object({
  id: v.string(),
  name: v.string(),
  as: v.picklist(['teacher', 'student', 'parent', 'leader']),
});
/** Whether the parents of the student, or the leader, are in a conversation with a teacher (D143), and who is in it. */
const openEntries = { open: v.boolean(), participants: v.array(participant) };

const personalChat = v.object({
  /** Empty for the conversation with the office before its first message. */
  id: v.string(),
  /** With the office, which is the first of the first page (D167); of a child of the viewer with a teacher (D143). */
  type: v.optional(v.picklist(['office', 'open'])),
  other_user_id: v.string(),
  other_user_name: v.string(),
  other_user_image: v.nullable(v.string()),
  other_user_role: v.string(),
  relations,
  ...family,
  ...latestFields,
  latest_message_mine: v.boolean(),
  /** Whether the other side has received and read the latest message, if the viewer wrote it. */
  latest_message_is_read: v.boolean(),
  latest_message_is_delivered: v.boolean(),
  unread_count: v.number(),
  can_write: v.boolean(),
  ...openEntries,
});

const monitoredChat = v.object({
  id: v.string(),
  user_ids: v.tuple([v.string(), v.string()]),
  chat_between: v.string(),
  users: v.tuple([personSchema, personSchema]),
  ...latestFields,
});

export const chatsResponse = v.object({
  data: v.array(v.union([personalChat, monitoredChat])),
  /** The sum over all of the viewer's own conversations. */
  unread: v.number(),
  /** The `before` of the next page. */
  next: v.nullable(v.string()),
});

export const messagesQuery = v.object({
  before: v.optional(messageId),
  after: v.optional(messageId),
  limit: pageLimit(MESSAGES),
});
export type MessagesQuery = v.InferOutput<typeof messagesQuery>;

const messageSchema = v.object({
  id: v.string(),
  chat_id: v.string(),
  /** The academy has the id 0; `by` is who of its office answered (D167). */
  sender: v.object({ id: v.string(), name: v.string(), by: v.optional(v.object({ name: v.string() })) }),
  receiver: v.object({ id: v.string(), name: v.string() }),
  message: v.string(),
  attachment: v.nullable(mediaSchema),
  is_read: v.boolean(),
  is_delivered: v.boolean(),
  created_at: instant,
  /** The sender's Idempotency-Key. */
  client_id: v.nullable(v.string()),
});

const officeState = v.object({
  status: v.picklist(officeStatuses),
  assigned: v.nullable(v.object({ id: v.string(), name: v.string() })),
  unread: v.number(),
  waiting_since: v.nullable(instant),
  /** Up to where the person has read. */
  person_read_id: v.string(),
  can_write: v.boolean(),
});

const opening = v.object({
  child: v.object({ id: v.string(), name: v.string() }),
  /** They read what follows this message. */
  after_id: v.string(),
  /** The newest message when they left; null: they are in it. */
  until_id: v.nullable(v.string()),
  /** Earlier messages, which both sides have to open; null where there are none, or for whoever is not of the two. */
  older: v.nullable(v.object({ mine: v.boolean(), theirs: v.boolean() })),
});

export const threadResponse = v.object({
  data: v.array(messageSchema),
  hasMore: v.boolean(),
  other: v.object({ ...personSchema.entries, ...family, last_read_id: v.string(), last_delivered_id: v.string() }),
  last_read_id: v.string(),
  can_write: v.boolean(),
  chat_id: v.nullable(v.string()),
  open: v.optional(v.boolean()),
  participants: v.optional(v.array(participant)),
  /** Null in a conversation that never had anybody beside the two. */
  opening: v.optional(v.nullable(opening)),
  /** Only for whoever answers for the office (D167). */
  office: v.optional(officeState),
});

/** `after` only of an open conversation (D143). */
export const logQuery = v.object({ ...messagesQuery.entries });
export type LogQuery = v.InferOutput<typeof logQuery>;
export const logResponse = v.object({
  data: v.array(messageSchema),
  hasMore: v.boolean(),
  users: v.tuple([personSchema, personSchema]),
  /** Only of a conversation with the office (D167). */
  office: v.optional(officeState),
  /** For whoever is in an open conversation: the rest of a thread (D143). */
  ...v.partial(v.omit(threadResponse, ['data', 'hasMore', 'office'])).entries,
});

/** Plain text; it is never shown as HTML. */
const messageText = v.pipe(
  trimmed,
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
  v.maxLength(MAX_TEXT_CHARS),
);

const sendFields = v.object({
  message: v.optional(messageText, ''),
  /** A user, or 0 for the office of the academy (D167). */
  receiver_id: v.optional(messageId),
  /** Instead of `receiver_id`: a conversation with the office. */
  chat_id: v.optional(messageId),
  attachment: v.optional(receivedMedia),
  /** The id of an own draft. */
  media: v.optional(matching(/^[0-9a-f]{40}$/, 'This file is not there')),
});
export const sendBody = v.pipe(
  sendFields,
  v.forward(
    v.check(({ receiver_id, chat_id }) => (receiver_id === undefined) !== (chat_id === undefined), 'An id is expected'),
    ['receiver_id'],
  ),
);
export type SendInput = v.InferOutput<typeof sendBody>;

const MOST_RECEIVERS = 50;
export const sendToManyBody = v.object({
  message: messageText,
  receiver_ids: v.pipe(v.array(messageId), v.minLength(1), v.maxLength(MOST_RECEIVERS, 'At most 50 people at once')),
});
export type SendToManyInput = v.InferOutput<typeof sendToManyBody>;
const sentToMany = v.object({
  sent: v.number(),
  /** The ids of recipients whom the viewer may not message. */
  rejected: v.array(v.string()),
});
export type SentToMany = v.InferInput<typeof sentToMany>;
export const bulkMessageResponse = v.object({ data: sentToMany });

export const messageResponse = v.object({ data: messageSchema });

export const readBody = v.optional(v.object({ up_to: v.optional(messageId) }), {});
export const readResponse = v.object({ message: v.string(), data: v.object({ unread: v.number() }) });
export const olderBody = v.object({ open: v.boolean() });
export const deliveredBody = v.object({ up_to: messageId });

export const contactsQuery = v.object({ search: v.optional(v.pipe(line, v.maxLength(MAX_SEARCH_CHARS)), '') });
export const contactsResponse = v.object({ data: v.array(v.object({ ...personSchema.entries, ...family })) });

/** The lists, by the role of the other side, that have or could have a person (D118). */
export const listsResponse = v.object({ data: v.array(v.picklist(['leader', 'teacher', 'student'])) });
