import type { SlotName } from '@academy/shared-auth/contract';
import { SlotContext, type SlotHost } from '@academy/shared-ui';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import type { ComponentType } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

const screens = declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) }));

const remote: RemoteUnderTest = { name: 'mf-users', namespace: 'users', texts, screens };

/**
 * The remote, as the shell mounts it, at a path; every call is a page of its own. `preloadsAll` is for tests that go on
 * to other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });

/** The same where other remotes fill slots, each by a line that says its id and what it is given. */
export function renderWithFillers(path: string, fillers: Partial<Record<SlotName, string[]>>, preloadsAll = false) {
  const host: SlotHost = {
    fillersOf: (name) => (fillers[name] ?? []).map((id) => ({ id, label: { en: id, ar: id } })),
    draw: (_name, id, props) => (
      <p>{'userId' in props ? `${id} of ${props.role} ${props.userId}` : `${id} ${JSON.stringify(props)}`}</p>
    ),
  };
  const draw = ({ Component }: { Component: ComponentType }) => (
    <SlotContext value={host}>
      <Component />
    </SlotContext>
  );
  return renderRemote(remote, { path, draw, preloadsAll });
}
