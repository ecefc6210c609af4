/**
 * Names of shell 1.1: react-router's names with our own meanings. Releases built for it import them until shell 2 (ADR
 * 105).
 */
export { createPageRouter as createBrowserRouter, type PageRouter as BrowserRouter } from './page-router.ts';
export { PageRouterProvider as RouterProvider } from './page-router-provider.tsx';
export { useNavigationGuard as useBlocker } from './use-navigation-guard.ts';
export { usePageNavigate as useNavigate } from './use-page-navigate.ts';
