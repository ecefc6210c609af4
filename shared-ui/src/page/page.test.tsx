import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PageHeader } from './page.tsx';
import { TrailContext } from './trail.tsx';

const links = () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a page below the menu’s entry shows its breadcrumbs, which link back to the pages as they were left', async () => {
  const { user, router } = await renderUi(
    <TrailContext value={{ label: 'Teachers', to: '/teachers?page=2' }}>
      <PageHeader title="Salaries" via={[{ label: 'Fatima', to: '/teachers/7' }]} />
    </TrailContext>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  expect(links()).toEqual(['Teachers /teachers?page=2', 'Fatima /teachers/7']);
  await user.click(screen.getByRole('link', { name: 'Teachers' }));
  expect(router.state.location).toMatchObject({
    pathname: '/teachers',
    search: '?page=2',
    state: { keepsPlace: true },
  });
});

test('a page that is the menu’s own has no breadcrumbs', async () => {
  await renderUi(<PageHeader title="Teachers" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
