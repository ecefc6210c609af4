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

export const chatRequests: RequestBuilders = {
  'get /chats/lists': () => ({}),
  'get /chats': ({ of }) => ({ path: of === 'monitored' ? '/chats?type=monitored_chats' : '/chats' }),
  'put /chat/:id': async (question) => ({ path: `/chat/${await chatOf(question)}` }),
  'get /contacts': () => ({}),
  'get /messages/:id': withPartner('/messages'),
  'get /messages/log/:id': async (question) => ({ path: `/messages/log/${await chatOf(question)}` }),
  'post /messages/send': (question) => ({ body: { message: 'Salam', receiver_id: partner(question).id } }),
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
