import { camel, pascal, sentence } from './names.ts';

export interface ScreenNames {
  remote: string;
  namespace: string;
  screen: string;
}

function page({ namespace, screen }: ScreenNames): string {
  const key = camel(screen);
  return `import { useTranslation } from '@academy/shared-auth';
import { EmptyState, PageBody, PageHeader } from '@academy/shared-ui';

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

function pageTest({ namespace, screen }: ScreenNames): string {
  return `import { startTestI18n } from '@academy/shared-auth/testing';
import { MemoryRouter } from '@academy/shared-auth/router';
import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '#locales/ar/${namespace}.json';
import ${pascal(screen)}Page from './${screen}.page.tsx';

it('says in Arabic what will be here', async () => {
  await startTestI18n('ar', { ${JSON.stringify(namespace)}: texts });
  render(
    <UiProvider>
      <MemoryRouter>
        <${pascal(screen)}Page />
      </MemoryRouter>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.${camel(screen)}.header.title);
});
`;
}

/** The files of a screen, by path below the remote's folder. */
export function screenFiles(names: ScreenNames): Record<string, string> {
  const folder = `src/features/${names.screen}`;
  return {
    [`${folder}/${names.screen}.page.tsx`]: page(names),
    [`${folder}/${names.screen}.page.test.tsx`]: pageTest(names),
  };
}

/** The texts of a new screen, to be written well by its team. */
export function screenTexts(screen: string, language: 'en' | 'ar'): object {
  const title = sentence(screen);
  return language === 'en'
    ? { header: { title }, empty: { title: 'Nothing here yet', text: 'What belongs here will appear here.' } }
    : { header: { title }, empty: { title: 'لا شيء هنا بعد', text: 'سيظهر هنا ما ينتمي إلى هذه الصفحة.' } };
}

/** The route of a new screen, as it stands in \`remote.ts\`. */
export function screenRoute(remote: string, screen: string): string {
  const place = `/dashboard/${remote.replace(/^mf-/, '')}/${screen}`;
  return `\n    { path: '${place}', screen: '${screen}', titleKey: '${camel(screen)}.header.title' },`;
}
