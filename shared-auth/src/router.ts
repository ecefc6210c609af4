/**
 * The router's names that every app uses; only these are shared at run time. What keeps the history, and draws links, is our
 * own (ADR 69); what matches and draws routes is react-router's.
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
export { type BrowserRouter, createBrowserRouter } from './router/browser-router.ts';
export { Link, type LinkProps } from './router/link.tsx';
export { RouterProvider } from './router/router-provider.tsx';
export { ScrollRestoration } from './router/scroll-restoration.ts';
export { useBlocker } from './router/use-blocker.ts';
export { useIsAt } from './router/use-is-at.ts';
export { useNavigate } from './router/use-navigate.ts';
export { useReturn } from './router/use-return.ts';
