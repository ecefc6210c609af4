import { ApiError, replaceTransport, sessionStore } from '@academy/shared-auth';
import { createRemoteModule } from '@academy/shared-ui';
import { takeComplaints } from '@academy/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rawEntry } from '#/testing/registry.fixture.ts';
import { pageModule, renderSite } from '#/testing/render-site.tsx';
import { both, heading, lessons, menu, remoteReports, section, timeline } from '#/testing/two-sections.fixture.ts';

describe('a failing remote', () => {
  const failsTwice = { ...both.outcomes, '1.0.0-l': ['tampered', 'tampered', pageModule('All lessons')] };
  const isDown = () => menu().queryByRole('link', { name: 'Lessons Not available right now' }) !== null;

  it('a failing remote is reported in place and in the menu, and Retry recovers it', async () => {
    const { click } = await renderSite('/dashboard/lessons', { ...both, outcomes: failsTwice });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('mf-lessons 1.0.0-l · tampered · tampered! · lessons · #lessons');
    expect([isDown(), document.title]).toEqual([true, 'Lessons · Academy']);
    await click(screen.getByRole('button', { name: /try again/i }));
    await heading('All lessons');
    expect(isDown()).toBe(false);
    expect(remoteReports(takeComplaints())).toHaveLength(1);
  });

  it('a failing remote leaves the other parts working', async () => {
    const { click } = await renderSite('/dashboard/lessons', { ...both, outcomes: failsTwice });
    await screen.findByRole('alert');
    await click(menu().getByRole('link', { name: 'Timeline' }));
    await heading('Posts');
    expect(isDown()).toBe(true);
    await click(menu().getByRole('link', { name: /Lessons/ }));
    await click(await screen.findByRole('button', { name: /try again/i }));
    await heading('All lessons');
    expect(isDown()).toBe(false);
    takeComplaints();
  });
});

it('a profile that does not load shows Retry, and the session continues (C22)', async () => {
  const { user: viewer } = await renderSite('/dashboard/lessons', both);
  const failure = new ApiError({ status: 503, code: 'unavailable' });
  act(() => sessionStore.setState({ status: 'unknown', user: null, failure }));
  expect(screen.getByText('We could not load your account')).toBeTruthy();
  const user = { ...{ id: '7', name: 'Maryam', email: 'm@academy.test', phone: null, image: null, role: 'student' } };
  const data = {
    user: { ...user, roles: ['student'], timezone: 'Asia/Amman', subscription: { package: null } },
    permissions: ['timeline.read'],
  };
  onTestFinished(replaceTransport(async () => Response.json({ data })));
  await viewer.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('All lessons');
  expect(screen.queryByText('We could not load your account')).toBeNull();
});

it('a screen that loads late replaces its error', async () => {
  let arrive: () => void = () => {};
  let hang: () => void = () => {};
  const late = pageModule('All lessons');
  const preload = () => {
    hang();
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  Object.assign(late.default.Component, { preload });
  const slow = section('lessons', 'Lessons', 'الدروس', { version: '1.0.0-l', menu: [] });
  const outcomes = { ...both.outcomes, '1.0.0-l': late };
  const site = await renderSite('/dashboard/timeline', { remotes: [timeline, slow], outcomes });
  hang = () => void site.hang();
  await act(() => site.router.navigate('/dashboard/lessons'));
  expect((await screen.findByRole('alert')).textContent).toContain('too-slow');
  takeComplaints();
  await act(async () => arrive());
  await heading('All lessons');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a screen that crashes', () => {
  const boom = () => {
    throw new Error('no lesson');
  };
  const Looping = () => {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => setCount(count + 1));
    return null;
  };
  const Later = () => {
    const [isBroken, setBroken] = useState(false);
    return isBroken ? (
      boom()
    ) : (
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    );
  };
  const InEffect = () => {
    useEffect(boom, []);
    return <h1>Half a page</h1>;
  };
  const crashes = [
    ['its first rendering', boom, 'no lesson'],
    ['an effect', InEffect, 'no lesson'],
    ['a loop of effects', Looping, 'Maximum update depth'],
  ] as const;
  const moduleOf = (Screen: ComponentType) => ({
    default: createRemoteModule({
      name: 'mf-lessons',
      namespace: 'ui',
      screens: [{ path: '/dashboard/lessons', load: async () => ({ default: Screen }) }],
    }),
  });
  const previous = rawEntry({ name: 'mf-lessons', version: '0.9.0-l' });
  const withPrevious = section('lessons', 'Lessons', 'الدروس', { version: '1.0.0-l', previous });
  const open = (Screen: ComponentType, remotes: unknown[], more: object = {}) =>
    renderSite('/dashboard/lessons', {
      remotes,
      outcomes: { ...both.outcomes, '1.0.0-l': moduleOf(Screen), '0.9.0-l': pageModule('Older lessons'), ...more },
    });

  it.each(crashes)('a screen that crashes in %s is replaced by the previous release', async (_, Screen, message) => {
    await open(Screen, [timeline, withPrevious]);
    await heading('Older lessons');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(menu().getByRole('link', { name: 'Lessons' })).toBeTruthy();
    const failed = expect.objectContaining({ message: expect.stringContaining(message) });
    expect(takeComplaints()).toEqual([['mf-lessons@1.0.0-l crashed, shows 0.9.0-l:', failed]]);
  });

  it.each(crashes)('a screen that crashes in %s without a previous release is reported', async (_, Screen, message) => {
    await open(Screen, [timeline, lessons]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('mf-lessons 1.0.0-l · crashed · ');
    expect(alert.textContent).toContain(message);
    expect(menu().getByRole('link', { name: 'Lessons Not available right now' })).toBeTruthy();
    expect(document.title).toBe('Lessons · Academy');
    expect(takeComplaints()).toHaveLength(1);
  });

  it('Retry redraws a crashed screen', async () => {
    const { click } = await open(boom, [timeline, lessons], { '1.0.0-l': [moduleOf(boom), pageModule('All lessons')] });
    await click(await screen.findByRole('button', { name: /try again/i }));
    await heading('All lessons');
    expect(menu().getByRole('link', { name: 'Lessons' })).toBeTruthy();
    takeComplaints();
  });

  it('a late crash stays in the remote’s own boundary', async () => {
    const { click, clock } = await open(Later, [timeline, withPrevious]);
    const button = await screen.findByRole('button', { name: 'Break' });
    clock.now = 60_000;
    await click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('mf-lessons 1.0.0-l · crashed · no lesson');
    expect(menu().getByRole('link', { name: 'Lessons' })).toBeTruthy();
    expect(remoteReports(takeComplaints())).toEqual([['mf-lessons@1.0.0-l:', new Error('no lesson')]]);
  });
});
