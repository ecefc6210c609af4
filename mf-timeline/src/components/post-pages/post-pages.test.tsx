import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import ui from '@academy/shared-ui/locales/en/ui.json';
import { watchIdle, watchReach } from '@academy/shared-ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLike } from '#/api/cached-posts.ts';
import { type Post, postQueries } from '#/api/posts.ts';
import { servePosts, somePosts } from '#/testing/server.ts';
import timeline from '#locales/en/timeline.json';
import { PostPages } from './post-pages.tsx';

const drawn: string[] = [];
const CountedPost = memo(({ post }: { post: Post }) => {
  drawn.push(post.id);
  return <article>{post.likes.length}</article>;
});

beforeEach(async () => {
  drawn.length = 0;
  signInForTest({ id: '1' }, ['timeline.read']);
  await startTestI18n('en', { timeline, ui });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showPages(atOnce = false) {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <PostPages
          source={postQueries.feed()}
          label="Posts"
          errorTitle="Failed"
          empty={null}
          end="The end"
          item={CountedPost}
          atOnce={atOnce}
        />
      </UiProvider>
    </QueryClientProvider>,
  );
  return client;
}

test('only new or changed posts are redrawn, however long the list is', async () => {
  servePosts(somePosts(45));
  const { reach } = watchReach();
  const client = showPages();
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  reach();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  expect(drawn).toEqual(somePosts(40).map(({ id }) => id));

  drawn.length = 0;
  act(() => showLike(client, '7', '1', true));
  await waitFor(() => expect(screen.getByText('1')).toBeTruthy());
  expect(drawn).toEqual(['7']);
});

test('three posts are drawn first, the others of the page when the browser is idle', async () => {
  servePosts(somePosts(20));
  watchReach();
  const { beIdle, isWaited } = watchIdle();
  showPages();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  while (isWaited()) beIdle();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.getByText('The end')).toBeTruthy();
});

test('all posts are drawn at once for a returning viewer', async () => {
  servePosts(somePosts(20));
  const { isWaited } = watchIdle();
  showPages(true);
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  expect(isWaited()).toBe(false);
});
