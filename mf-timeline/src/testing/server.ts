import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
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

export function refuse(method: 'get' | 'post' | 'put', path: string, status: number, problem: object = {}): void {
  const body = { code: 'unknown', message: 'Refused', fields: [], requestId: 'req-1', ...problem };
  server.use(http[method](`*/api/${path}`, () => HttpResponse.json(body, { status })));
}
