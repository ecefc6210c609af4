import { expect, it } from 'vitest';
import * as router from '../router.ts';

it('releases built for shell 1.1 find the former names, which are the same functions', () => {
  expect(router.createBrowserRouter).toBe(router.createPageRouter);
  expect(router.RouterProvider).toBe(router.PageRouterProvider);
  expect(router.useBlocker).toBe(router.useNavigationGuard);
  expect(router.useNavigate).toBe(router.usePageNavigate);
});
