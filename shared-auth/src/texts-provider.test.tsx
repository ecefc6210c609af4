import { Suspense, startTransition, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage, startI18n } from './i18n.ts';
import { TextsProvider } from './texts-provider.tsx';
import { Trans } from './trans.ts';

const complaints: unknown[] = [];
let arrivals: (() => void)[] = [];
/** Lets all requested texts arrive, and the page draw with them. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    for (const arrive of arrivals.splice(0)) arrive();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

beforeEach(async () => {
  complaints.length = 0;
  arrivals = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  vi.stubGlobal('fetch', async (url: string) => {
    await new Promise<void>((resolve) => arrivals.push(resolve));
    return { ok: true, json: async () => ({ title: url }) };
  });
  const started = i18n.isInitialized ? i18n.changeLanguage('en') : startI18n(['shell']);
  await settle();
  await started;
});
afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shows = (place: Element, text: string) =>
  vi.waitFor(async () => {
    await settle();
    expect(place.textContent).toBe(text);
  });

function Part({ first, second }: { first: string; second: string }) {
  const [count] = useState(1);
  const one = useTranslation(first);
  const next = useMemo(() => count + 1, [count]);
  const two = useTranslation(second);
  const last = useMemo(() => next + 1, [next]);
  return `${one.t('title')} ${two.t('title')} ${last}`;
}

function open() {
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => complaints.push(error) });
  const draw = (name: string) =>
    startTransition(() =>
      root.render(
        <TextsProvider>
          <Suspense fallback="…">
            <Part first={`${name}-a`} second={`${name}-b`} />
          </Suspense>
        </TextsProvider>,
      ),
    );
  return { place, root, draw };
}

it.each([
  ['while its texts load', async () => {}],
  ['after its texts have come', settle],
])('a part keeps its hooks if the language is changed %s', async (_, before) => {
  const { place, root, draw } = open();
  draw('home');
  await before();
  void setLanguage('ar');
  await shows(place, '/locales/ar/home-a.json /locales/ar/home-b.json 3');
  draw('other');
  await shows(place, '/locales/ar/other-a.json /locales/ar/other-b.json 3');
  expect(complaints).toEqual([]);
  root.unmount();
});

it('a part keeps its hooks if its texts come while it waits for them', async () => {
  const { place, root, draw } = open();
  draw('known');
  await settle();
  draw('late');
  await new Promise((resolve) => setTimeout(resolve));
  await shows(place, '/locales/en/late-a.json /locales/en/late-b.json 3');
  expect(complaints).toEqual([]);
  root.unmount();
});

function Terms() {
  const { t } = useTranslation('legal');
  // biome-ignore lint/a11y/useAnchorContent: the text gives the content.
  return <Trans t={t} i18nKey="terms" components={{ page: <a href="/terms" /> }} />;
}

it('a text with an element in it follows the language too', async () => {
  i18n.addResourceBundle('en', 'legal', { terms: 'Read the <page>terms</page>.' });
  i18n.addResourceBundle('ar', 'legal', { terms: 'اقرأ <page>الشروط</page>.' });
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <TextsProvider>
      <Terms />
    </TextsProvider>,
  );
  await shows(place, 'Read the terms.');
  void setLanguage('ar');
  await shows(place, 'اقرأ الشروط.');
  expect(place.querySelector('a')?.textContent).toBe('الشروط');
  root.unmount();
});
