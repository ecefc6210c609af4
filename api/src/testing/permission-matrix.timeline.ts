import { formOf, picture } from '#modules/files/media/media.fixture.ts';
import { mediaKey } from '#modules/files/media/media-keys.ts';
import type { Asks, Question } from './permission-matrix.world.ts';

const audiences: Record<string, number> = { 'for-students': 1, 'for-teachers': 2 };

function buildPost({ world, asker, of }: Question) {
  const author = of === 'own' ? world.person(asker) : world.foreign.teacher;
  const status = of === 'pending' ? 'pending' : 'approved';
  return world.api.buildPost({ author, status, audience: audiences[of] ?? 0 });
}

async function buildComment(question: Question) {
  const { world, asker, of } = question;
  const author = of === 'own' ? world.person(asker) : world.foreign.student;
  return world.api.buildComment({ author, post: await buildPost({ ...question, of: of === 'own' ? 'foreign' : of }) });
}

async function buildImage(question: Question) {
  const { world, asker, of } = question;
  if (of === 'draft' || of === 'own') return world.api.buildImage({ owner: world.person(asker) });
  const owner = world.foreign.teacher;
  if (of === 'foreign-draft') return world.api.buildImage({ owner });
  return world.api.buildImage({ owner, post: await buildPost(question) });
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

export const timelineAsks: Asks = {
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
  'post /uploads': async () => ({ body: formOf({ file: [await picture().png().toBuffer(), 'me.png', 'image/png'] }) }),
  'delete /uploads/:id': async ({ world, asker, of }) => {
    const owner = of === 'own' ? world.person(asker) : world.foreign.teacher;
    return { path: `/uploads/${(await world.api.buildImage({ owner })).id}` };
  },
  'get /files/:folder/:name': async (question) => {
    const { id, extension } = await buildImage(question);
    return { path: `/files/${mediaKey(id, extension)}` };
  },
};
