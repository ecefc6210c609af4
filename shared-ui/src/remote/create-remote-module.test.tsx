import { sessionStore } from '@academy/shared-auth';
import type { RemoteHost, SlotProps } from '@academy/shared-auth/contract';
import { signInForTest } from '@academy/shared-auth/testing';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeComplaints } from '../testing/complaints.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { createRemoteModule, type RemoteModuleOptions } from './create-remote-module.tsx';
import type { LoadScreen } from './create-screen.tsx';

function moduleOf(options: RemoteModuleOptions) {
  const module = createRemoteModule(options);
  return { ...module, preload: module.Component.preload };
}
const remote = (load: LoadScreen, path = '/posts') =>
  moduleOf({ name: 'mf-test', namespace: 'ui', screens: [{ path, load, skeleton: 'list' }] });

const Posts = () => <h1>Posts</h1>;

test('a screen shows its skeleton while its code loads', async () => {
  let arrive: (module: { default: ComponentType }) => void = () => {};
  const { Component } = remote(() => new Promise((resolve) => (arrive = resolve)));
  await act(() => renderUi(<Component />, 'en', '/posts'));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await act(async () => arrive({ default: Posts }));
  expect(screen.getByRole('heading', { name: 'Posts' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a screen with loaded code is drawn at once', async () => {
  const load = vi.fn(async () => ({ default: Posts }));
  const { Component, preload } = remote(load);
  await expect(preload('/elsewhere')).rejects.toThrow('has no screen at /elsewhere');
  expect(load).not.toHaveBeenCalled();
  await preload('/posts');
  await renderUi(<Component />, 'en', '/posts');
  expect(screen.getByRole('heading', { name: 'Posts' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen with first data shows it at once', async () => {
  const words = { queryKey: ['words'], queryFn: async () => 'Peace be upon you' };
  const Words = () => <h1>{useQuery({ ...words, staleTime: 60_000 }).data ?? 'nothing yet'}</h1>;
  const prefetched = vi.fn((queries: QueryClient) => queries.prefetchQuery(words));
  const { Component, preload, prefetch } = remote(async () => ({ default: Words, prefetch: prefetched }));
  await preload('/posts');
  expect(prefetched).not.toHaveBeenCalled();
  await prefetch('/posts');
  await renderUi(<Component />, 'en', '/posts');
  expect(screen.getByRole('heading', { name: 'Peace be upon you' })).toBeDefined();
});

test('failed prefetching shows no error yet', async () => {
  const reject = () => Promise.reject(new Error('offline'));
  await remote(async () => ({ default: Posts, prefetch: reject })).prefetch('/posts');
  await remote(reject).prefetch('/posts');
});

test('a path may contain parameters', async () => {
  const Post = () => <h1>Post {useParams().id}</h1>;
  const { Component, preload } = remote(async () => ({ default: Post }), '/posts/:id');
  await preload('/posts/7');
  await renderUi(<Component />, 'en', '/posts/7');
  expect(screen.getByRole('heading', { name: 'Post 7' })).toBeDefined();
});

test('paths of one screen keep its state, others do not', async () => {
  const load = async () => ({ default: () => <h1>{useState(() => crypto.randomUUID())[0]}</h1> });
  const { Component, preload } = moduleOf({
    name: 'mf-test',
    namespace: 'ui',
    screens: [
      { path: '/chats', screen: 'chats', load },
      { path: '/chats/:id', screen: 'chats', load },
      { path: '/other', screen: 'other', load },
    ],
  });
  await Promise.all([preload('/chats'), preload('/other')]);
  const { router } = await renderUi(<Component />, 'en', '/chats');
  const state = () => screen.getByRole('heading').textContent;
  const before = state();
  await act(() => router.navigate('/chats/7'));
  expect(state()).toBe(before);
  await act(() => router.navigate('/other'));
  expect(state()).not.toBe(before);
});

test('a badge has the remote’s query client and draws nothing on failure', async () => {
  const count = vi.fn();
  const { slots } = createRemoteModule({
    name: 'mf-test',
    namespace: 'ui',
    screens: [],
    slots: [{ id: 'chats', load: async () => ({ default: Counting }) }],
  });
  function Counting({ onCount }: SlotProps<'menu.badge'>) {
    const unread = useQuery({ queryKey: ['unread'], queryFn: async () => 4 }).data ?? 0;
    useEffect(() => onCount(unread), [onCount, unread]);
    return null;
  }
  const Badge = slots.chats as ComponentType<SlotProps<'menu.badge'>>;
  const badge = (
    <Suspense fallback={null}>
      <Badge onCount={count} />
    </Suspense>
  );
  await act(() => renderUi(badge));
  await waitFor(() => expect(count).toHaveBeenLastCalledWith(4));
});

describe('failures', () => {
  const host = (onCrash: RemoteHost['onCrash']) => ({ version: '1.0.0-aaaa', onCrash });

  test('code that failed to load is not loaded again until Retry', async () => {
    const load = vi.fn<() => Promise<{ default: ComponentType }>>();
    load.mockRejectedValueOnce(new Error('chunk 404')).mockResolvedValue({ default: Posts });
    const { Component } = remote(load);
    await act(() => renderUi(<Component host={host(() => false)} />, 'en', '/posts'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This part could not be shown');
    expect(alert.textContent).toContain('mf-test 1.0.0-aaaa · crashed · chunk 404');
    expect(load).toHaveBeenCalledTimes(1);
    expect(takeComplaints()).toEqual([['mf-test@1.0.0-aaaa:', new Error('chunk 404')]]);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Posts' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a preload after a failure loads the module again and keeps the error', async () => {
    const load = vi.fn<LoadScreen>();
    load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
    load.mockResolvedValueOnce({} as { default: ComponentType }).mockResolvedValue({ default: Posts });
    const { preload } = remote(load);
    await expect(preload('/posts')).rejects.toThrow('first');
    await expect(preload('/posts')).rejects.toThrow('second');
    await expect(preload('/posts')).rejects.toThrow('no component as its default export');
    await preload('/posts');
    await preload('/posts');
    expect(load).toHaveBeenCalledTimes(4);
  });

  const Rendering = () => {
    throw new Error('broken');
  };
  const InEffect = () => {
    useEffect(() => {
      throw new Error('broken');
    }, []);
    return <Posts />;
  };
  const Looping = () => {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => setCount(count + 1));
    return <p>{count}</p>;
  };
  test.each([
    ['rendering', Rendering, 'broken'],
    ['an effect', InEffect, 'broken'],
    ['a loop of effects', Looping, 'Maximum update depth'],
  ])('a crash in %s is passed to the host', async (_, Broken, message) => {
    const onCrash = vi.fn(() => true);
    const { Component } = remote(async () => ({ default: Broken as ComponentType }));
    await Component.preload('/posts');
    const { container } = await renderUi(<Component host={host(onCrash)} />, 'en', '/posts');
    expect(onCrash.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining(message) })]]);
    expect(container.textContent).toBe('');
  });

  test('a crashing screen is contained, and other pages work', async () => {
    const Broken = () => {
      throw new Error('broken screen');
    };
    const { Component, preload } = moduleOf({
      name: 'mf-test',
      namespace: 'ui',
      screens: [
        { path: '/broken', load: async () => ({ default: Broken }) },
        { path: '/posts', load: async () => ({ default: Posts }) },
      ],
    });
    await Promise.all([preload('/broken'), preload('/posts')]);
    const { user } = await renderUi(
      <>
        <Link to="/posts">All posts</Link>
        <Component />
      </>,
      'en',
      '/broken',
    );
    expect(screen.getByRole('alert')).toBeDefined();
    expect(takeComplaints()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'All posts' }));
    expect(screen.getByRole('heading', { name: 'Posts' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the query client', () => {
  const read = vi.fn(async () => 'secret of Maryam');
  const Viewer = () => <p>{useQuery({ queryKey: ['secret'], queryFn: read }).data}</p>;
  beforeEach(() => {
    read.mockClear();
    signInForTest({ id: '1' }, []);
  });

  test('the cache survives remounts and is cleared with the user', async () => {
    const { Component, preload } = remote(async () => ({ default: Viewer }));
    await preload('/posts');
    const first = await renderUi(<Component />, 'en', '/posts');
    expect(await screen.findByText('secret of Maryam')).toBeDefined();
    first.unmount();
    const second = await renderUi(<Component />, 'en', '/posts');
    expect(screen.getByText('secret of Maryam')).toBeDefined();
    expect(read).toHaveBeenCalledTimes(1);
    second.unmount();
    sessionStore.setState({ user: null });
    await renderUi(<Component />, 'en', '/posts');
    expect(screen.queryByText('secret of Maryam')).toBeNull();
    expect(await screen.findByText('secret of Maryam')).toBeDefined();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test('fifty mounts and unmounts leave no listener and no element behind', async () => {
  const held = new Map<string, number>();
  const count = (type: string, by: number) => held.set(type, (held.get(type) ?? 0) + by);
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type, ...rest) => {
      count(type, 1);
      return addEventListener.call(target, type, ...(rest as [never]));
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, ...rest) => {
      count(type, -1);
      return removeEventListener.call(target, type, ...(rest as [never]));
    });
  }
  const Listening = () => {
    useEffect(() => {
      const listen = () => {};
      window.addEventListener('resize', listen);
      return () => window.removeEventListener('resize', listen);
    });
    return <Posts />;
  };
  const { Component, preload } = remote(async () => ({ default: Listening }));
  await preload('/posts');
  const mountOnce = async () => {
    const { unmount, container, router } = await renderUi(<Component />, 'en', '/posts');
    expect(screen.getByRole('heading')).toBeDefined();
    unmount();
    router.dispose();
    container.remove();
  };
  await mountOnce();
  const before = { held: new Map(held), elements: document.querySelectorAll('*').length };
  for (let round = 0; round < 50; round++) await mountOnce();
  expect(held).toEqual(before.held);
  expect(document.querySelectorAll('*').length).toBe(before.elements);
  vi.restoreAllMocks();
});

describe('a slot', () => {
  const withSlot = (Slot: (props: SlotProps<'topbar'>) => ReactNode) =>
    createRemoteModule({
      name: 'mf-test',
      namespace: 'ui',
      screens: [{ path: '/posts', load: async () => ({ default: Posts }) }],
      slots: [{ id: 'bell', load: async () => ({ default: Slot }) }],
    }).slots.bell as ComponentType<SlotProps<'topbar'>>;
  const inBar = (Bell: ComponentType<SlotProps<'topbar'>>) =>
    act(() =>
      renderUi(
        <header>
          <Suspense fallback="stand-in">
            <Bell isAskedFor />
          </Suspense>
          <button type="button">Theme</button>
        </header>,
      ),
    );

  test('a slot has the remote’s query client and knows that it was requested', async () => {
    const Bell = withSlot(({ isAskedFor }) => {
      const { data } = useQuery({ queryKey: ['words'], queryFn: async () => 'three new' });
      return <output>{isAskedFor && data}</output>;
    });
    await inBar(Bell);
    expect(await screen.findByText('three new')).toBeDefined();
    expect(screen.queryByText('stand-in')).toBeNull();
  });

  test('a slot that throws shows nothing and keeps the bar', async () => {
    await inBar(
      withSlot(() => {
        throw new Error('broken bell');
      }),
    );
    await waitFor(() => expect(screen.getByRole('banner').textContent).toBe('Theme'));
    takeComplaints();
  });
});
