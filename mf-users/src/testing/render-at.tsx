import type { SettingGroupWords, SlotName } from '@academy/shared-auth/contract';
import { notificationSourceForTest } from '@academy/shared-auth/testing';
import type { SlotHost } from '@academy/shared-ui';
import { filesInRooms, remoteTests } from '@academy/shared-ui/testing';
import { useEffect } from 'react';
import declared from '../../remote.ts';
import { texts } from './texts.ts';

const files = filesInRooms(
  import.meta.glob('../*/features/*/*.page.tsx'),
  import.meta.glob('../*/features/*/*.slot.tsx'),
);
const tests = remoteTests(declared, texts, files);
export const { renderAt } = tests;

/** The remote at a path with slots filled by other remotes, each with a line that shows its id and its props. */
export function renderWithFillers(path: string, fillers: Partial<Record<SlotName, string[]>>, preloadsAll = false) {
  const host: SlotHost = {
    fillersOf: (name) => (fillers[name] ?? []).map((id) => ({ id, label: { en: id, ar: id } })),
    draw: (_name, id, props) => (
      <p>{'userId' in props ? `${id} of ${props.role} ${props.userId}` : `${id} ${JSON.stringify(props)}`}</p>
    ),
  };
  return tests.renderWithHost(path, host, preloadsAll);
}

function Words({ words, onWords }: { words: SettingGroupWords; onWords: (words: SettingGroupWords) => void }) {
  useEffect(() => onWords(words), [words, onWords]);
  return null;
}

/** The page of settings, with the words of other remotes' groups. */
export function renderWithWords(path: string, all: readonly SettingGroupWords[]) {
  return tests.renderWithHost(path, {
    fillersOf: (name) => (name === 'settings.group' ? all.map(({ group }) => ({ id: group, label: null })) : []),
    draw: (_name, id, props) => {
      const words = all.find(({ group }) => group === id);
      return words && 'onWords' in props ? <Words words={words} onWords={props.onWords} /> : null;
    },
  });
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
  return tests.renderParts({ [id]: {} }, { language, host });
}

/** A single tab of the page of a person. */
export const renderTab = (id: string, userId: string, role: string, language: 'en' | 'ar' = 'en') =>
  tests.renderParts({ [id]: { userId, role } }, { language });

/** The words of this remote's notifications, in the registry's form. */
export const ownNotifications = () => notificationSourceForTest(declared, texts);
