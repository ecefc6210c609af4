import type { Asks, Question } from './permission-matrix.world.ts';

/** With whom: an admin, somebody of the asker's own (D45), or a student who has nothing to do with the asker. */
function partner({ world, asker, of }: Question): { id: number } {
  if (of === 'admin') return world.otherAdmin;
  if (of === 'foreign') return world.foreign.student;
  return asker === 'teacher' ? world.own.student : world.own.teacher;
}

const withPartner = (path: string) => (question: Question) => ({ path: `${path}/${partner(question).id}` });

async function chatOf({ world, asker, of }: Question): Promise<number> {
  const one = of === 'own' ? world.person(asker) : world.foreign.student;
  const chat = await world.api.buildChat({ between: [one, world.foreign.leader] });
  await world.api.buildMessage({ chat });
  return chat.id;
}

export const chatAsks: Asks = {
  'get /chats': ({ of }) => ({ path: of === 'monitored' ? '/chats?type=monitored_chats' : '/chats' }),
  'put /chat/:id': async (question) => ({ path: `/chat/${await chatOf(question)}` }),
  'get /contacts': () => ({}),
  'get /messages/:id': withPartner('/messages'),
  'get /messages/log/:id': async (question) => ({ path: `/messages/log/${await chatOf(question)}` }),
  'post /messages/send': (question) => ({ body: { message: 'Salam', receiver_id: partner(question).id } }),
  'patch /messages/read/:id': withPartner('/messages/read'),
  'patch /messages/delivered': () => ({ body: { up_to: 1 } }),
  'post /messages/typing/:id': withPartner('/messages/typing'),
  'get /realtime/token': () => ({}),
};
