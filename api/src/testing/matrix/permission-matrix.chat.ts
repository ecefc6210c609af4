import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** The partner: an admin, a person in a relationship with the viewer (D45), or an unrelated student. */
function partner({ fixtures, viewer, of }: Question): { id: number } {
  if (of === 'admin') return fixtures.otherAdmin;
  if (of === 'foreign') return fixtures.foreign.student;
  return viewer === 'teacher' ? fixtures.own.student : fixtures.own.teacher;
}

const withPartner = (path: string) => (question: Question) => ({ path: `${path}/${partner(question).id}` });

async function chatOf({ fixtures, viewer, of }: Question): Promise<number> {
  const one = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.student;
  const chat = await fixtures.api.buildChat({ between: [one, fixtures.foreign.leader] });
  await fixtures.api.buildMessage({ chat });
  return chat.id;
}

/** The person whose conversation with the office it is (D167). */
async function officeChatOf({ fixtures, viewer, of }: Question): Promise<number> {
  const { api, foreign } = fixtures;
  const person = of === 'own' ? fixtures.person(viewer) : foreign.student;
  const [chat] = await api.deps.database.sql.query<{ id: number }>({
    text: `with opened as (insert into chats (first_user_id) values ($1) on conflict (first_user_id)
        where second_user_id is null do update set first_user_id = excluded.first_user_id returning id),
      side as (insert into chat_members (chat_id, user_id) select id, $1 from opened on conflict do nothing),
      office as (insert into office_chats (chat_id) select id from opened on conflict do nothing)
      select id from opened`,
    values: [person.id],
  });
  return chat?.id ?? 0;
}

const chatsOf: Record<string, typeof chatOf> = { office: officeChatOf, taught: openChatOf };
const logOf = (question: Question) => (chatsOf[question.of] ?? chatOf)(question);

/** A conversation of the viewer as teacher, or of others, with a child, which parents may join (D143). */
async function openChatOf({ fixtures, viewer, of }: Question): Promise<number> {
  const { api, foreign } = fixtures;
  const { sql } = api.deps.database;
  const [child, person] = [await api.buildStudent({ profile: { age: 9 } }), fixtures.person(viewer)];
  const other = of === 'taught' ? person : foreign.leader;
  const chat = await api.buildChat({ between: [child, other] });
  const text = 'insert into open_chats (chat_id, child_id, teacher_id, after_id) values ($1, $2, $3, 0)';
  await sql.query({ text, values: [chat.id, child.id, other.id] });
  return chat.id;
}

export const chatRequests: RequestBuilders = {
  'get /office': () => ({}),
  'get /office/people': () => ({}),
  'get /office/statistics': () => ({}),
  'get /office/:id/messages': async (question) => ({ path: `/office/${await officeChatOf(question)}/messages` }),
  'put /office/:id': async (question) => ({
    path: `/office/${await officeChatOf(question)}`,
    body: { status: 'done' },
  }),
  'patch /office/:id/read': async (question) => ({ path: `/office/${await officeChatOf(question)}/read` }),
  'get /chats/lists': () => ({}),
  'get /chats': ({ of }) => ({ path: of === 'monitored' ? '/chats?type=monitored_chats' : '/chats' }),
  'put /chat/:id': async (question) => ({ path: `/chat/${await chatOf(question)}` }),
  'patch /chat/:id/read': async (question) => ({ path: `/chat/${await openChatOf(question)}/read` }),
  'post /chat/:id/typing': async (question) => ({ path: `/chat/${await openChatOf(question)}/typing` }),
  'put /chat/:id/older': async (question) => ({
    path: `/chat/${await openChatOf(question)}/older`,
    body: { open: true },
  }),
  'get /contacts': () => ({}),
  'get /messages/:id': (question) =>
    question.of === 'office' ? { path: '/messages/0' } : withPartner('/messages')(question),
  'get /messages/log/:id': async (question) => ({
    path: `/messages/log/${await logOf(question)}`,
  }),
  'post /messages/send': async (question) => ({
    body: {
      message: 'Salam',
      ...(question.of === 'office' ? { chat_id: await officeChatOf(question) } : { receiver_id: partner(question).id }),
    },
  }),
  'post /messages/send-to-many': (question) => ({ body: { message: 'Salam', receiver_ids: [partner(question).id] } }),
  'patch /messages/read/:id': withPartner('/messages/read'),
  'patch /messages/delivered': () => ({ body: { up_to: 1 } }),
  'post /messages/typing/:id': withPartner('/messages/typing'),
  'get /realtime/token': () => ({}),
};

export const chatRows = `
  get    /chats/lists           own       401 200 200 200 200 200 200 200 200 200
  get    /chats                 own       401 200 200 200 200 200 200 200 200 200
  get    /chats                 monitored 401 403 403 403 403 403 403 403 200 200
  put    /chat/:id              own       401 200 200 200 200 200 200 200 200 200
  put    /chat/:id              foreign   401 404 404 404 404 404 404 404 404 404
  patch  /chat/:id/read         taught    401 200 200 200 200 200 200 200 200 200
  patch  /chat/:id/read         foreign   401 404 404 404 404 404 404 404 404 404
  post   /chat/:id/typing       taught    401 200 200 200 200 200 200 200 200 200
  post   /chat/:id/typing       foreign   401 404 404 404 404 404 404 404 404 404
  put    /chat/:id/older        taught    401 200 200 200 200 200 200 200 200 200
  put    /chat/:id/older        foreign   401 404 404 404 404 404 404 404 404 404
  get    /messages/log/:id      taught    401 200 200 200 200 200 200 200 200 200
  get    /office                own       401 403 403 403 403 403 403 403 200 200
  get    /office/people         own       401 403 403 403 403 403 403 403 200 200
  get    /office/statistics     own       401 403 403 403 403 403 403 403 200 200
  get    /office/:id/messages   office    401 403 403 403 403 403 403 403 200 200
  put    /office/:id            office    401 403 403 403 403 403 403 403 200 200
  patch  /office/:id/read       office    401 403 403 403 403 403 403 403 200 200
  get    /messages/:id          office    401 200 200 200 200 200 404 404 404 404
  get    /messages/log/:id      office    401 403 403 403 403 403 403 403 200 200
  post   /messages/send         office    401 404 404 404 404 404 404 404 201 201
  get    /contacts              own       401 200 200 200 200 200 200 200 200 200
  get    /messages/:id          admin     401 200 200 200 200 200 200 200 200 200
  get    /messages/:id          own       401 - - - - 200 200 200 200 200
  get    /messages/:id          foreign   401 404 404 404 404 404 404 404 200 200
  get    /messages/log/:id      own       401 403 403 403 403 403 403 403 404 404
  get    /messages/log/:id      foreign   401 403 403 403 403 403 403 403 200 200
  post   /messages/send         admin     401 201 201 201 201 201 201 201 201 201
  post   /messages/send         own       401 - - - - 201 201 201 201 201
  post   /messages/send         foreign   401 404 404 404 404 404 404 404 201 201
  post   /messages/send-to-many admin     401 201 201 201 201 201 201 201 201 201
  post   /messages/send-to-many foreign   401 201 201 201 201 201 201 201 201 201
  patch  /messages/read/:id     admin     401 200 200 200 200 200 200 200 200 200
  patch  /messages/read/:id     foreign   401 404 404 404 404 404 404 404 200 200
  patch  /messages/delivered    own       401 200 200 200 200 200 200 200 200 200
  post   /messages/typing/:id   admin     401 200 200 200 200 200 200 200 200 200
  post   /messages/typing/:id   foreign   401 404 404 404 404 404 404 404 200 200
  get    /realtime/token        own       401 200 200 200 200 200 200 200 200 200`;
