import type { Attachment, Message, ThreadPage } from '#/api/messages.ts';

export const ME = '1';
export const MARYAM = '7';

const people: Record<string, string> = { [ME]: 'Omar Nasser', [MARYAM]: 'Maryam Haddad' };
const person = (id: string) => ({ id, name: people[id] ?? `Person ${id}` });

/** A message from Maryam to the viewer, as the API sends it; `mine` for one of the viewer's own. */
export function aMessage({ mine = false, ...about }: Partial<Message> & { id: string; mine?: boolean }): Message {
  const [sender, receiver] = mine ? [person(ME), person(MARYAM)] : [person(MARYAM), person(ME)];
  return {
    chat_id: '40',
    sender,
    receiver,
    message: `Message ${about.id}`,
    attachment: null,
    is_read: false,
    is_delivered: false,
    created_at: new Date(Date.UTC(2026, 10, 20, 8, 0, Number(about.id))).toISOString(),
    client_id: null,
    ...about,
  };
}

export const anAttachment = (about: Partial<Attachment> = {}): Attachment => ({
  id: 'a'.repeat(40),
  image_path: `/api/files/media/${'a'.repeat(40)}.png?pass=mine`,
  type: 'image',
  size: 2048,
  width: 640,
  height: 480,
  thumbnails: [],
  name: 'page.png',
  ...about,
});

/** A page of the conversation with Maryam. */
export const aPage = (data: Message[], about: Partial<ThreadPage> = {}): ThreadPage => ({
  data,
  hasMore: false,
  other: {
    ...person(MARYAM),
    image: null,
    role: 'teacher',
    relations: [],
    children: [],
    is_parent: false,
    last_read_id: '0',
    last_delivered_id: '0',
  },
  last_read_id: '0',
  can_write: true,
  chat_id: '40',
  open: false,
  participants: [],
  opening: null,
  ...about,
});
