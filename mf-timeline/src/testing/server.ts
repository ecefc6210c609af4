import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { type Notification, notificationPageSchema } from '#/api/notifications.ts';
import { type Post, postPageSchema } from '#/api/posts.ts';

export const server = setupServer();

const PAGE_SIZE = 20;
const API = '*/api/posts';

/** A post as the API sends it. */
export const aPost = (about: Partial<Post> & { id: string }): Post => ({
  text: `<p>Post ${about.id}</p>`,
  user: { id: '7', name: 'Maryam Haddad', image: null },
  likes: [],
  comments: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  publishedAt: '2026-11-20T09:00:00.000Z',
  images: [],
  visibleTo: [],
  status: 'approved',
  ...about,
});

export const somePosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) => aPost({ id: String(index + 1) }));

function pageOf(posts: Post[], search: URLSearchParams) {
  const page = Number(search.get('page'));
  const totalPages = Math.ceil(posts.length / PAGE_SIZE);
  return v.parse(postPageSchema, {
    data: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    total: posts.length,
    totalPages,
    next: page < totalPages ? `after-page-${page}` : null,
  });
}

/** Answers GET posts from `held.posts`, which a test may change; `asked` lists the addresses that were asked for. */
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

export function refuse(
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  status: number,
  problem: object = {},
): void {
  const body = { code: 'unknown', message: 'Refused', fields: [], requestId: 'req-1', ...problem };
  server.use(http[method](`*/api/${path}`, () => HttpResponse.json(body, { status })));
}

/** A notification as the API sends it. */
export const aNotification = (about: Partial<Notification> & { id: string }): Notification => ({
  message: 'Your post was approved',
  key: 'post.approved',
  params: { count: 1 },
  createdAt: '2026-11-20T08:00:00.000Z',
  read: false,
  ...about,
});

const NEWS_PAGE = 10;

/** Answers the notifications' calls from `held.news`, which a test may change; `marked` lists what was marked as read. */
export function serveNotifications(news: Notification[]) {
  const held = { news };
  const marked: unknown[] = [];
  const unread = () => Math.min(100, held.news.filter(({ read }) => !read).length);
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const data = held.news.slice((page - 1) * NEWS_PAGE, page * NEWS_PAGE);
      const totalPages = Math.ceil(held.news.length / NEWS_PAGE);
      return HttpResponse.json(v.parse(notificationPageSchema, { data, page, totalPages, unread: unread() }));
    }),
    http.patch('*/api/notifications/read', async ({ request }) => {
      const { ids } = (await request.json()) as { ids?: string[] };
      marked.push(ids ?? 'all');
      held.news = held.news.map((each) => (!ids || ids.includes(each.id) ? { ...each, read: true } : each));
      return HttpResponse.json({ message: 'Marked as read', data: { unread: unread() } });
    }),
  );
  return { held, marked };
}
