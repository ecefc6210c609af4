import type { SettingGroupWords, SlotName } from '@academy/shared-auth/contract';
import { notificationSourceForTest } from '@academy/shared-auth/testing';
import { SlotContext, type SlotHost } from '@academy/shared-ui';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense, useEffect } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is named `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

const screens = declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) }));

type SlotPart = Awaited<ReturnType<NonNullable<RemoteUnderTest['slots']>[number]['load']>>;
const slotPartOf = (part: string): Promise<SlotPart> => import(`../features/${part}/${part}.slot.tsx`);
const slots = declared.slots.map(({ id, part }) => ({ id, load: () => slotPartOf(part) }));

const remote: RemoteUnderTest = { name: 'mf-users', namespace: 'users', texts, screens, slots };

/**
 * The remote at a path, as the shell mounts it; every call is a new page. `preloadsAll` is for tests that go on to
 * other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });

/** The same with slots filled by other remotes, each with a line that shows its id and its props. */
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

function Words({ words, onWords }: { words: SettingGroupWords; onWords: (words: SettingGroupWords) => void }) {
  useEffect(() => onWords(words), [words, onWords]);
  return null;
}

/** The page of settings, with the words of other remotes' groups. */
export function renderWithWords(path: string, all: readonly SettingGroupWords[]) {
  const host: SlotHost = {
    fillersOf: (name) => (name === 'settings.group' ? all.map(({ group }) => ({ id: group, label: null })) : []),
    draw: (_name, id, props) => {
      const words = all.find(({ group }) => group === id);
      return words && 'onWords' in props ? <Words words={words} onWords={props.onWords} /> : null;
    },
  };
  const draw = ({ Component }: { Component: ComponentType }) => (
    <SlotContext value={host}>
      <Component />
    </SlotContext>
  );
  return renderRemote(remote, { path, draw });
}

/** A line of another remote, which has nothing to show. */
function OtherLine({ id, onCount }: { id: string; onCount: (count: number) => void }) {
  useEffect(() => onCount(0));
  return <p>{id}</p>;
}

/** A single part of the start page, with lines of other remotes in it. */
export function renderWidget(id: string, { language = 'en' as 'en' | 'ar', lines = [] as string[] } = {}) {
  const host: SlotHost = {
    fillersOf: () => lines.map((line) => ({ id: line, label: null })),
    draw: (_name, line, props) =>
      'onCount' in props && props.onCount ? <OtherLine id={line} onCount={props.onCount} /> : null,
  };
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const Widget = slots[id] as ComponentType;
      return (
        <SlotContext value={host}>
          <Suspense fallback={null}>
            <Widget />
          </Suspense>
        </SlotContext>
      );
    },
  });
}

/** A single tab of the page of a person. */
export const renderTab = (id: string, userId: string, role: string, language: 'en' | 'ar' = 'en') =>
  renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const Tab = slots[id] as ComponentType<{ userId: string; role: string }>;
      return (
        <Suspense fallback={null}>
          <Tab userId={userId} role={role} />
        </Suspense>
      );
    },
  });

/** The words of this remote's notifications, in the registry's form. */
export const ownNotifications = () => notificationSourceForTest(declared, texts);
