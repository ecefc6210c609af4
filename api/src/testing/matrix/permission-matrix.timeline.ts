import { mediaKey } from '#modules/platform/files/media/media-keys.ts';
import { formOf, picture } from '#testing/fixtures/media.fixture.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

const audiences: Record<string, number> = { 'for-students': 1, 'for-teachers': 2 };

function buildPost({ fixtures, viewer, of }: Question) {
  const author = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.teacher;
  const status = of === 'pending' ? 'pending' : 'approved';
  return fixtures.api.buildPost({ author, status, audience: audiences[of] ?? 0 });
}

async function buildComment(question: Question) {
  const { fixtures, viewer, of } = question;
  const author = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.student;
  return fixtures.api.buildComment({
    author,
    post: await buildPost({ ...question, of: of === 'own' ? 'foreign' : of }),
  });
}

async function buildImage(question: Question) {
  const { fixtures, viewer, of } = question;
  if (of === 'draft' || of === 'own') return fixtures.api.buildImage({ owner: fixtures.person(viewer) });
  const owner = fixtures.foreign.teacher;
  if (of === 'foreign-draft') return fixtures.api.buildImage({ owner });
  return fixtures.api.buildImage({ owner, post: await buildPost(question) });
}

const uploadId = 'a-file-in-parts-of-the-matrix';

/** A file of three bytes that the viewer has announced. */
async function announced(fixtures: Question['fixtures'], viewer: Question['viewer']): Promise<string> {
  if (viewer === 'nobody') return uploadId;
  const { id } = fixtures.person(viewer);
  const text = `insert into uploads_in_parts (owner_id, id, folder, name, claimed, size)
    values ($1, $2, $3, 'a.png', 'image/png', 3) on conflict (owner_id, id) do nothing`;
  await fixtures.api.deps.database.sql.query({ text, values: [id, uploadId, `of-${id}`] });
  return uploadId;
}

const onPost =
  (rest = '', body?: unknown) =>
  async (question: Question) => ({
    path: `/posts/${(await buildPost(question)).id}${rest}`,
    body,
  });
const onComment =
  (rest = '', body?: unknown) =>
  async (question: Question) => ({
    path: `/comments/${(await buildComment(question)).id}${rest}`,
    body,
  });
const words = { text: '<p>Words</p>' };

const subscription = (number: number) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${number}`,
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
});

async function buildDevice({ fixtures, viewer, of }: Question): Promise<string> {
  const token = (of === 'own' && fixtures.tokenOf(viewer)) || (await fixtures.api.tokenFor(fixtures.foreign.student));
  const call = { token, body: subscription(fixtures.another()) };
  const { data } = await (await fixtures.api.request('post', '/api/push/subscriptions', call)).json();
  return data.id;
}

async function buildFailed({ api, foreign }: Question['fixtures']): Promise<number> {
  const [delivery] = await api.deps.database.sql.query<{ id: number }>({
    text: `insert into deliveries (user_id, key, channel, target, related_id, params, is_digest, notified_at, status)
      values ($1, 'post.liked', 'mail', 'a@academy.test', 1, '{}', false, now(), 'failed') returning id`,
    values: [foreign.student.id],
  });
  return delivery?.id ?? 0;
}

export const timelineRequests: RequestBuilders = {
  'get /posts': ({ of }) => ({ path: of === 'pending' ? '/posts?status=pending' : '/posts' }),
  'get /posts/:id': onPost(),
  'post /posts': () => ({ body: words }),
  'post /posts/:id': onPost('', words),
  'delete /posts/:id': onPost(),
  'put /posts/:id/visibleTo': onPost('/visibleTo', { visibleTo: ['teacher'] }),
  'put /posts/:id/approve': onPost('/approve'),
  'post /posts/:id/like': onPost('/like'),
  'put /posts/:id/like': onPost('/like'),
  'post /posts/:id/comments': onPost('/comments', words),
  'get /comments/:id': async (question) => ({ path: `/comments/${(await buildPost(question)).id}` }),
  'delete /comments/:id': onComment(),
  'post /comments/:id/like': onComment('/like'),
  'put /comments/:id/like': onComment('/like'),
  'get /notifications': () => ({}),
  'patch /notifications/read': () => ({}),
  'get /notification-settings': () => ({}),
  'put /notification-settings': () => ({ body: { groups: [{ key: 'timeline', mail: true }] } }),
  'get /push/key': () => ({}),
  'get /push/subscriptions': () => ({}),
  'post /push/subscriptions': async ({ fixtures, viewer }) => ({
    body: subscription(fixtures.another()),
    token: (await fixtures.double(viewer)).token,
  }),
  'delete /push/subscriptions/:id': async (question) => ({
    path: `/push/subscriptions/${await buildDevice(question)}`,
  }),
  'post /push/test': () => ({}),
  'get /mail/unsubscribe': () => ({}),
  'post /mail/unsubscribe': () => ({}),
  'get /users/:id/deliveries': ({ fixtures, viewer, of }) => ({
    path: `/users/${of === 'own' ? fixtures.person(viewer).id : fixtures.foreign.student.id}/deliveries`,
  }),
  'post /deliveries/:id/retry': async ({ fixtures }) => ({ path: `/deliveries/${await buildFailed(fixtures)}/retry` }),
  'post /uploads': async () => ({ body: formOf({ file: [await picture().png().toBuffer(), 'me.png', 'image/png'] }) }),
  'put /uploads/in-parts/:id': () => ({
    path: `/uploads/in-parts/${uploadId}`,
    body: { name: 'a.png', type: 'image/png', size: 3 },
  }),
  'put /uploads/in-parts/:id/:number': async ({ fixtures, viewer }) => ({
    path: `/uploads/in-parts/${await announced(fixtures, viewer)}/0`,
    body: formOf({ part: [Buffer.from('abc'), 'part', 'application/octet-stream'] }),
  }),
  'delete /uploads/in-parts/:id': () => ({ path: `/uploads/in-parts/${uploadId}` }),
  'delete /uploads/:id': async ({ fixtures, viewer, of }) => {
    const owner = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.teacher;
    return { path: `/uploads/${(await fixtures.api.buildImage({ owner })).id}` };
  },
  'get /files/:folder/:name': async (question) => {
    const { id, extension } = await buildImage(question);
    return { path: `/files/${mediaKey(id, extension)}` };
  },
};

export const timelineRows = `
  get    /posts               any           401 200 200 200 200 200 200 200 200 200
  get    /posts               pending       401 200 200 200 200 200 200 200 200 200
  get    /posts/:id           own           401 200 200 200 200 200 200 200 200 200
  get    /posts/:id           foreign       401 200 200 200 200 200 200 200 200 200
  get    /posts/:id           for-students  401 404 404 404 404 200 404 404 200 200
  get    /posts/:id           for-teachers  401 404 404 404 404 404 200 200 200 200
  get    /posts/:id           pending       401 404 404 404 404 404 404 404 200 200
  post   /posts               own           401 403 403 403 403 201 201 201 201 201
  post   /posts/:id           own           401 403 403 403 403 200 200 200 200 200
  post   /posts/:id           foreign       401 403 403 403 403 403 403 403 403 403
  post   /posts/:id           pending       401 403 403 403 403 404 404 404 403 403
  delete /posts/:id           own           401 403 403 403 403 200 200 200 200 200
  delete /posts/:id           foreign       401 403 403 403 403 403 403 403 200 200
  delete /posts/:id           pending       401 404 404 404 404 404 404 404 200 200
  put    /posts/:id/visibleTo own           401 200 200 200 200 200 200 200 200 200
  put    /posts/:id/visibleTo foreign       401 403 403 403 403 403 403 403 200 200
  put    /posts/:id/visibleTo pending       401 404 404 404 404 404 404 404 200 200
  put    /posts/:id/approve   pending       401 403 403 403 403 403 403 403 200 200
  post   /posts/:id/like      foreign       401 200 200 200 200 200 200 200 200 200
  post   /posts/:id/like      for-students  401 404 404 404 404 200 404 404 200 200
  put    /posts/:id/like      foreign       401 200 200 200 200 200 200 200 200 200
  put    /posts/:id/like      for-teachers  401 404 404 404 404 404 200 200 200 200
  get    /comments/:id        foreign       401 200 200 200 200 200 200 200 200 200
  get    /comments/:id        for-students  401 404 404 404 404 200 404 404 200 200
  post   /posts/:id/comments  foreign       401 201 201 201 201 201 201 201 201 201
  post   /posts/:id/comments  for-teachers  401 404 404 404 404 404 201 201 201 201
  delete /comments/:id        own           401 200 200 200 200 200 200 200 200 200
  delete /comments/:id        foreign       401 403 403 403 403 403 403 403 200 200
  delete /comments/:id        for-students  401 404 404 404 404 403 404 404 200 200
  post   /comments/:id/like   foreign       401 200 200 200 200 200 200 200 200 200
  post   /comments/:id/like   for-teachers  401 404 404 404 404 404 200 200 200 200
  put    /comments/:id/like   foreign       401 200 200 200 200 200 200 200 200 200
  put    /comments/:id/like   for-students  401 404 404 404 404 200 404 404 200 200
  get    /notifications       own           401 200 200 200 200 200 200 200 200 200
  patch  /notifications/read  own           401 200 200 200 200 200 200 200 200 200
  get    /notification-settings own         401 200 200 200 200 200 200 200 200 200
  put    /notification-settings own         401 200 200 200 200 200 200 200 200 200
  get    /push/key            any           401 200 200 200 200 200 200 200 200 200
  get    /push/subscriptions  own           401 200 200 200 200 200 200 200 200 200
  post   /push/subscriptions  own           401 201 201 201 201 201 201 201 201 201
  delete /push/subscriptions/:id own        401 200 200 200 200 200 200 200 200 200
  delete /push/subscriptions/:id foreign    401 404 404 404 404 404 404 404 404 404
  post   /push/test           own           401 200 200 200 200 200 200 200 200 200
  get    /mail/unsubscribe    unsigned      404 404 404 404 404 404 404 404 404 404
  post   /mail/unsubscribe    unsigned      404 404 404 404 404 404 404 404 404 404
  get    /users/:id/deliveries own          401 403 403 403 403 403 403 403 200 200
  get    /users/:id/deliveries foreign      401 403 403 403 403 403 403 403 200 200
  post   /deliveries/:id/retry foreign      401 403 403 403 403 403 403 403 200 200
  post   /uploads             own           401 201 201 201 201 201 201 201 201 201
  put    /uploads/in-parts/:id own          401 200 200 200 200 200 200 200 200 200
  put    /uploads/in-parts/:id/:number own  401 200 200 200 200 200 200 200 200 200
  delete /uploads/in-parts/:id own          401 200 200 200 200 200 200 200 200 200
  delete /uploads/:id         own           401 200 200 200 200 200 200 200 200 200
  delete /uploads/:id         foreign       401 404 404 404 404 404 404 404 404 404
  get    /files/:folder/:name draft         404 200 200 200 200 200 200 200 200 200
  get    /files/:folder/:name foreign-draft 404 404 404 404 404 404 404 404 404 404
  get    /files/:folder/:name foreign       404 200 200 200 200 200 200 200 200 200
  get    /files/:folder/:name for-students  404 404 404 404 404 200 404 404 200 200
  get    /files/:folder/:name pending       404 404 404 404 404 404 404 404 200 200`;
