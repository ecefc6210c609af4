import { requestsTo } from '@academy/shared-ui/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { type Comment, commentPageSchema } from '#/api/comments.ts';
import type { Media } from '#/api/media.ts';
import { type Notification, notificationPageSchema } from '#/api/notifications.ts';
import { type Post, postSchema } from '#/api/post-fields.ts';
import { postPageSchema } from '#/api/posts.ts';

export const server = setupServer();

const API = '*/api/posts';

const nothing = { update: false, delete: false, approve: false, setVisibility: false, comment: false, like: true };

/** The API's permissions for an author's own post, and for an admin on every post. */
export const ofAuthors = { ...nothing, update: true, delete: true, setVisibility: true, comment: true };
export const ofAdmins = { ...ofAuthors, update: false, approve: true };

/** A post as the API sends it: another user's. */
export const aPost = (about: Partial<Post> & { id: string }): Post =>
  v.parse(postSchema, {
    text: `<p>Post ${about.id}</p>`,
    user: { id: '7', name: 'Maryam Haddad', image: null },
    likes: [],
    comments: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    publishedAt: '2026-11-20T09:00:00.000Z',
    images: [],
    visibleTo: [],
    status: 'approved',
    may: { ...nothing, comment: about.status !== 'pending' },
    ...about,
  });

/** A picture of a post as the API sends it. */
export const aPicture = (id: string, about: Partial<Media> = {}): Media => ({
  id,
  image_path: `/api/files/media/${id}.jpg?pass=p`,
  type: 'image',
  mime: 'image/jpeg',
  size: 1000,
  width: 1200,
  height: 800,
  thumbnails: [
    { path: `/api/files/media/${id}-320.webp?pass=p`, width: 320, height: 213 },
    { path: `/api/files/media/${id}-960.webp?pass=p`, width: 960, height: 640 },
  ],
  ...about,
});

export const aVideo = (id: string): Media =>
  aPicture(id, { type: 'video', mime: 'video/mp4', image_path: `/api/files/media/${id}.mp4?pass=p` });

export const somePosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) => aPost({ id: String(index + 1) }));

function pageOf(posts: Post[], search: URLSearchParams) {
  const [page, limit] = [Number(search.get('page')), Number(search.get('limit'))];
  const totalPages = Math.ceil(posts.length / limit);
  return v.parse(postPageSchema, {
    data: posts.slice((page - 1) * limit, page * limit),
    page,
    total: posts.length,
    totalPages,
    next: page < totalPages ? `after-page-${page}` : null,
  });
}

/** Serves GET posts from `held.posts`, which a test may change; `asked` collects the requested addresses. */
export function servePosts(posts: Post[]): { held: { posts: Post[] }; asked: string[] } {
  const held = { posts };
  const asked: string[] = [];
  server.use(
    http.get(API, ({ request }) => {
      const { pathname, search, searchParams } = new URL(request.url);
      asked.push(pathname + search);
      const status = searchParams.get('status');
      return HttpResponse.json(
        pageOf(
          held.posts.filter((post) => !status || post.status === status),
          searchParams,
        ),
      );
    }),
  );
  return { held, asked };
}

/** Serves GET posts/:id. */
export function servePost(post: Post): void {
  server.use(http.get(`${API}/${post.id}`, () => HttpResponse.json({ data: v.parse(postSchema, post) })));
}

/** A comment as the API sends it: another user's. */
export const aComment = (about: Partial<Comment> & { id: string }): Comment => ({
  text: `<p>Comment ${about.id}</p>`,
  user: { id: '7', name: 'Maryam Haddad', image: null },
  createdAt: '2026-11-20T08:00:00.000Z',
  likes: [],
  may: { delete: false, like: true },
  ...about,
});

/** Serves GET comments/:postId from `held.comments`, which a test may change. */
export function serveComments(comments: Comment[]): { held: { comments: Comment[] } } {
  const held = { comments };
  server.use(
    http.get('*/api/comments/:postId', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      const data = held.comments.slice((page - 1) * limit, page * limit);
      const totalPages = Math.ceil(held.comments.length / limit);
      return HttpResponse.json(v.parse(commentPageSchema, { data, page, totalPages }));
    }),
  );
  return { held };
}

export const { reject } = requestsTo(server);

/** A notification as the API sends it. */
export const aNotification = (about: Partial<Notification> & { id: string }): Notification => ({
  message: 'Your post was approved',
  key: 'post.approved',
  params: { count: 1 },
  scope: 'post',
  relatedId: '5',
  createdAt: '2026-11-20T08:00:00.000Z',
  read: false,
  ...about,
});

const UPDATES_PAGE = 10;

/** Serves the calls of notifications from `held.news`, which a test may change; `marked` collects marked ones. */
export function serveNotifications(updates: Notification[]) {
  const held = { updates };
  const marked: unknown[] = [];
  let beforeMarking = updates;
  const unread = () => Math.min(100, held.updates.filter(({ read }) => !read).length);
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const data = held.updates.slice((page - 1) * UPDATES_PAGE, page * UPDATES_PAGE);
      const totalPages = Math.ceil(held.updates.length / UPDATES_PAGE);
      return HttpResponse.json(v.parse(notificationPageSchema, { data, page, totalPages, unread: unread() }));
    }),
    http.patch('*/api/notifications/read', async ({ request }) => {
      const { ids, undo } = (await request.json()) as { ids?: string[]; undo?: string };
      marked.push(undo ? 'undo' : (ids ?? 'all'));
      const before = held.updates;
      held.updates = before.map((each) => (!ids || ids.includes(each.id) ? { ...each, read: true } : each));
      if (undo) held.updates = beforeMarking;
      else beforeMarking = before;
      return HttpResponse.json({
        message: 'Marked as read',
        data: { unread: unread(), at: '2026-11-20T09:00:00.000Z' },
      });
    }),
  );
  return { held, marked };
}
