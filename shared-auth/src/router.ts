/**
 * The router's names that every app uses; only these are shared at run time. History and links are our own code (ADR
 * 69); matching and drawing routes is react-router's. A name of react-router's has its meaning there
 * (`router/library-*.test.ts*`); a different meaning has a different name (ADR 105).
 */
export {
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export * from './router/former-names.ts';
export { Link, type LinkProps } from './router/link.tsx';
export { createPageRouter, type PageRouter } from './router/page-router.ts';
export { PageRouterProvider } from './router/page-router-provider.tsx';
export { ScrollRestoration } from './router/scroll-restoration.ts';
export { useIsAt } from './router/use-is-at.ts';
export { useNavigationGuard } from './router/use-navigation-guard.ts';
export { usePageNavigate } from './router/use-page-navigate.ts';
export { useReturn } from './router/use-return.ts';
