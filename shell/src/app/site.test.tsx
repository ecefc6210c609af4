import { endSession, i18n, setLanguage } from '@academy/shared-auth';
import { takeComplaints } from '@academy/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { registryStore } from '#/registry/registry-store.ts';
import { type rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';
import { texts } from '#/testing/texts.ts';
import {
  both,
  heading,
  isCurrent,
  lessons,
  menu,
  remoteReports,
  section,
  timeline,
} from '#/testing/two-sections.fixture.ts';

describe('a page of the dashboard', () => {
  it('a dashboard page is drawn by its remote, titled and marked in the menu', async () => {
    await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    expect(document.title).toBe('Timeline · Academy');
    expect(menu().getByRole('link', { name: 'Timeline' })).toSatisfy(isCurrent);
  });

  it('a dashboard page is announced after navigation, and its heading takes the focus', async () => {
    const { click } = await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    expect(document.activeElement).toBe(document.body);
    await click(menu().getByRole('link', { name: 'Lessons' }));
    const title = await heading('All lessons');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe('Lessons · Academy');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Lessons');
  });

  it("a click marks the link, and shows the page's name and a skeleton before the page is drawn", async () => {
    const seen: unknown[] = [];
    const stateOf = () => [
      document.title,
      isCurrent(menu().getByRole('link', { name: 'Lessons' })),
      screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
      screen.queryByText('Loading…') !== null,
    ];
    const Slow = () => {
      useState(() => seen.push(stateOf()));
      return <h1>All lessons</h1>;
    };
    const outcomes = { ...both.outcomes, '1.0.0-l': { default: { Component: Slow } } };
    const { click } = await renderSite('/dashboard/timeline', { ...both, outcomes });
    await heading('Posts');
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    expect(seen[0]).toEqual(['Lessons · Academy', true, null, true]);
  });

  it('a click on a redirecting address shows the name and skeleton of the target page', async () => {
    const seen: unknown[] = [];
    const Slow = () => {
      useState(() => seen.push([document.title, screen.queryByText('Loading…') !== null]));
      return <h1>All lessons</h1>;
    };
    const led = section('lessons', 'Lessons', 'الدروس', {
      version: '1.0.0-l',
      routes: [{ path: '/dashboard/lessons/all', screen: 'lessons', titleKey: 'title' }],
      redirects: [{ from: '/dashboard/lessons', to: '/dashboard/lessons/all' }],
    });
    const outcomes = { ...both.outcomes, '1.0.0-l': { default: { Component: Slow } } };
    const { click, router } = await renderSite('/dashboard/timeline', { remotes: [timeline, led], outcomes });
    await heading('Posts');
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    expect(seen[0]).toEqual(['Lessons · Academy', true]);
    expect(router.state.location.pathname).toBe('/dashboard/lessons/all');
  });

  it('going back keeps the present page until the other is drawn', async () => {
    const seen: unknown[] = [];
    const Posts = () => {
      useState(() => seen.push(screen.queryByRole('heading', { level: 1 })?.textContent ?? null));
      return <h1>Posts</h1>;
    };
    const outcomes = { ...both.outcomes, '1.0.0-t': { default: { Component: Posts } } };
    const { click, router } = await renderSite('/dashboard/timeline', { ...both, outcomes });
    await heading('Posts');
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    await act(() => router.navigate(-1));
    await heading('Posts');
    expect(seen.at(-1)).toBe('All lessons');
  });

  it("a page's changes of the document are undone and reported when it is left", async () => {
    const Posts = () => {
      useEffect(() => {
        document.body.setAttribute('data-zoom', 'big');
        document.documentElement.classList.add('posts-open');
        document.body.style.overflow = 'hidden';
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
      }, []);
      return <h1>Posts</h1>;
    };
    const outcomes = { ...both.outcomes, '1.0.0-t': { default: { Component: Posts } } };
    const { click } = await renderSite('/dashboard/timeline', { ...both, outcomes });
    await heading('Posts');
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    await waitFor(() => expect(document.body.hasAttribute('data-zoom')).toBe(false));
    expect(document.documentElement.classList.contains('posts-open')).toBe(false);
    expect([document.body.style.overflow, document.adoptedStyleSheets]).toEqual(['', []]);
    expect(remoteReports(takeComplaints())).toEqual([
      [
        'mf-timeline@1.0.0-t left on the page: html.posts-open, body[data-zoom], body style overflow, an adopted style sheet',
      ],
    ]);
  });

  it('the dashboard’s own path opens a page', async () => {
    const { router } = await renderSite('/dashboard', both);
    await heading('Posts');
    expect(router.state.location.pathname).toBe('/dashboard/timeline');
  });

  it('a dashboard page follows the language without a reload', async () => {
    await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    i18n.addResourceBundle('ar', 'shell', texts.ar.shell);
    await act(() => setLanguage('ar'));
    expect(document.title).toBe('المنشورات · الأكاديمية');
    const arabicMenu = within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' }));
    expect(arabicMenu.getByRole('link', { name: 'المنشورات' })).toBeTruthy();
  });
});

describe('the guard', () => {
  it('the guard shows the 403 page with a link home', async () => {
    const secret = section('secret', 'Secret', 'سر', {
      routes: [{ path: '/dashboard/secret', screen: 'secret', titleKey: 'title', permissions: ['books.read'] }],
    });
    const { click, router } = await renderSite('/dashboard/secret', { ...both, remotes: [timeline, secret] });
    await heading('403 PAGE IS FORBIDDEN');
    expect(document.title).toBe('403 PAGE IS FORBIDDEN · Academy');
    await click(screen.getByRole('link', { name: 'Return home' }));
    expect(router.state.location.pathname).toBe('/dashboard/timeline');
  });

  it('the guard shows the 404 page with a link to the start page', async () => {
    const start = section('lessons', 'Lessons', 'الدروس', {
      version: '1.0.0-l',
      redirects: [{ from: '/dashboard', to: '/dashboard/lessons' }],
    });
    const { click } = await renderSite('/dashboard/nowhere', { ...both, remotes: [timeline, start] });
    await heading('404 PAGE NOT FOUND');
    expect(document.title).toBe('404 PAGE NOT FOUND · Academy');
    await click(screen.getByRole('link', { name: 'Return home' }));
    await heading('All lessons');
  });

  it('the guard shows a visitor the 404 page with a link to the landing page', async () => {
    await renderSite('/no-such-page', { ...both, holder: null });
    await heading('404 PAGE NOT FOUND');
    expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
  });

  it('the guard redirects nobody from sign-in to another site', async () => {
    const { router } = await renderSite(
      `/auth/signin?next=${encodeURIComponent('//elsewhere.example/dashboard')}`,
      both,
    );
    await heading('Posts');
    expect(router.state.location.pathname).toBe('/dashboard/timeline');
  });

  it('the guard redirects a signed-out user to sign-in', async () => {
    const { router } = await renderSite('/dashboard/timeline', { ...both, holder: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
  });

  it('the return address after signing in has the query and the hash of the address', async () => {
    const { router } = await renderSite('/dashboard/timeline?page=2#comments', { ...both, holder: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/dashboard/timeline?page=2#comments');
  });

  it('the guard asks the user to sign in again after the server ended the session', async () => {
    const { router } = await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    act(() => endSession('expired'));
    await screen.findByText('You were signed out. Sign in to continue.');
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Ftimeline');
  });
});

describe('a disabled remote', () => {
  const off = (more: Parameters<typeof rawEntry>[0] = {}) =>
    section('lessons', 'Lessons', 'الدروس', { enabled: false, ...more });

  it('a disabled remote says so at its address, and the dashboard works', async () => {
    const { click, router, asked } = await renderSite('/dashboard/lessons', { ...both, remotes: [timeline, off()] });
    await heading('This part is switched off at the moment');
    expect(screen.getByText(/^Your academy has switched off “Lessons”\..* An admin/)).toBeTruthy();
    expect(document.title).toBe('This part is switched off at the moment · Academy');
    expect(menu().queryByRole('link', { name: 'Lessons' })).toBeNull();
    expect(asked).toEqual([]);
    await click(screen.getByRole('link', { name: 'Return home' }));
    await heading('Posts');
    expect(router.state.location.pathname).toBe('/dashboard/timeline');
  });

  it('a disabled start page redirects to the first menu entry', async () => {
    const start = off({ redirects: [{ from: '/dashboard', to: '/dashboard/lessons' }] });
    const { click } = await renderSite('/dashboard', { ...both, remotes: [timeline, start] });
    await heading('This part is switched off at the moment');
    await click(screen.getByRole('link', { name: 'Return home' }));
    await heading('Posts');
  });

  it('a remote that is off only in this session says so', async () => {
    const { router } = await renderSite('/dashboard/timeline', { ...both, remotes: [timeline, off()] });
    await heading('Posts');
    registryStore.setState(({ current }) => ({ current: { ...current, overrides: { 'mf-lessons': null } } }));
    await act(() => router.navigate('/dashboard/lessons'));
    expect(screen.getByText(/“Lessons” is switched off in this browser only/)).toBeTruthy();
  });

  it('a disabled remote says so in Arabic', async () => {
    await renderSite('/dashboard/lessons', { ...both, remotes: [timeline, off()], language: 'ar' });
    await heading('هذا القسم موقوف مؤقتًا');
    expect(screen.getByText(/^أوقفت أكاديميتك صفحة «الدروس» مؤقتًا\./)).toBeTruthy();
  });

  it('the page of a disabled remote stays forbidden to users without the permission', async () => {
    const routes = [{ path: '/dashboard/lessons', screen: 'lessons', titleKey: 'title', permissions: ['books.read'] }];
    await renderSite('/dashboard/lessons', { ...both, remotes: [timeline, off({ routes })] });
    await heading('403 PAGE IS FORBIDDEN');
  });

  it('a disabled remote first asks a signed-out user to sign in', async () => {
    const { router } = await renderSite('/dashboard/lessons', { remotes: [off()], holder: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'));
  });

  it('an open tab notices a disabled remote at the next navigation', async () => {
    const { click } = await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    act(() => registryStore.setState({ offered: registryOf([timeline, off()], 2) }));
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('This part is switched off at the moment');
    expect(menu().queryByRole('link', { name: 'Lessons' })).toBeNull();
  });
});

describe('a newer registry', () => {
  const renewed = section('timeline', 'News', 'الأخبار', { version: '2.0.0-t' });
  const offer = () => act(() => registryStore.setState({ offered: registryOf([renewed, lessons], 2) }));

  it('a newer registry is announced and used at the next navigation', async () => {
    const { click } = await renderSite('/dashboard/timeline', {
      ...both,
      outcomes: { ...both.outcomes, '2.0.0-t': pageModule('Newer posts') },
    });
    await heading('Posts');
    offer();
    expect(screen.getByText('A new version is here. It loads with the next page you open.')).toBeTruthy();
    expect(menu().queryByRole('link', { name: 'News' })).toBeNull();

    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    await waitFor(() => expect(screen.queryByText(/A new version is here/)).toBeNull());
    await click(menu().getByRole('link', { name: 'News' }));
    await heading('Newer posts');
  });

  it('a newer registry redraws only changed parts', async () => {
    const outcomes = { ...both.outcomes, '2.0.0-t': pageModule('Newer posts') };
    const { click, asked } = await renderSite('/dashboard/lessons', { ...both, outcomes });
    await heading('All lessons');
    offer();
    await click(menu().getByRole('link', { name: 'Timeline' }));
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await heading('All lessons');
    expect(asked.filter((asking) => asking.startsWith('1.0.0-l'))).toHaveLength(1);
  });

  it('a newer shell loads a new document', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { click } = await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    act(() => registryStore.setState({ shellIsOld: true }));
    expect(reload).not.toHaveBeenCalled();
    await click(menu().getByRole('link', { name: 'Lessons' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('the command palette', () => {
  it('the command palette finds a page by its name in either language, by keyboard', async () => {
    const { user, router } = await renderSite('/dashboard/timeline', both);
    await heading('Posts');
    await user.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('دروس');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lessons']);
    expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
    await act(() => user.keyboard('{Enter}'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/lessons'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the command palette says that nothing was found', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
    const { user } = await renderSite('/dashboard/timeline', both);
    await user.click(await screen.findByRole('button', { name: 'Go to…' }));
    await user.type(await screen.findByRole('combobox'), 'zzz');
    expect(await screen.findByText('No matches')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
