import { MemoryRouter } from '@academy/shared-auth/router';
import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '#locales/ar/timeline.json';
import SavedPostsPage from './saved-posts.page.tsx';

it('says in Arabic what will be here', async () => {
  await startTestI18n('ar', { timeline: texts });
  render(
    <UiProvider>
      <MemoryRouter>
        <SavedPostsPage />
      </MemoryRouter>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.savedPosts.header.title);
});
