import { camel, pascal, type Titles } from './names.ts';

export interface NewScreen {
  namespace: string;
  screen: string;
  /** The address at which it is mounted. */
  path: string;
}

function page({ namespace, screen }: NewScreen): string {
  const key = camel(screen);
  return `import { EmptyState, PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

export default function ${pascal(screen)}Page() {
  const { t } = useTranslation('${namespace}');
  return (
    <PageBody>
      <PageHeader title={t('${key}.header.title')} />
      <EmptyState title={t('${key}.empty.title')} text={t('${key}.empty.text')} />
    </PageBody>
  );
}
`;
}

function pageTest({ namespace, screen: name, path }: NewScreen): string {
  const texts = `texts.${camel(name)}`;
  return `import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ar from '#locales/ar/${namespace}.json';
import en from '#locales/en/${namespace}.json';
import { renderAt } from '#/testing/render-at.tsx';

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('in %s', (language, texts) => {
  it('${path} shows its title and that there is nothing yet', async () => {
    await renderAt('${path}', language);
    expect(await screen.findByRole('heading', { level: 1, name: ${texts}.header.title })).toBeDefined();
    expect(screen.getByText(${texts}.empty.text)).toBeDefined();
  });
});
`;
}

/** The files of a screen, by path below the folder of its remote's sources, or of a room in them. */
export function screenFiles(screen: NewScreen): Record<string, string> {
  const folder = `features/${screen.screen}`;
  return {
    [`${folder}/${screen.screen}.page.tsx`]: page(screen),
    [`${folder}/${screen.screen}.page.test.tsx`]: pageTest(screen),
  };
}

/** The texts of a new screen in one language; its team rewrites the empty state. */
export function screenTexts(title: Titles, language: 'en' | 'ar'): object {
  return language === 'en'
    ? {
        header: { title: title.en },
        empty: { title: 'Nothing to show yet', text: 'What belongs here will appear here.' },
      }
    : { header: { title: title.ar }, empty: { title: 'لا شيء هنا بعد', text: 'سيظهر هنا ما ينتمي إلى هذه الصفحة.' } };
}

/** The route of a new screen, in the form of \`remote.ts\`. */
export const screenRoute = ({ path, screen }: NewScreen): string =>
  `\n    { path: '${path}', screen: '${screen}', titleKey: '${camel(screen)}.header.title' },`;
