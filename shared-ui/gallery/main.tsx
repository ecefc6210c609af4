import '@academy/shared-ui/fonts.css';
import { i18n } from '@academy/shared-auth';
import { UiProvider } from '@academy/shared-ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import ar from '../locales/ar/ui.json';
import en from '../locales/en/ui.json';
import { Gallery } from './gallery.tsx';

await i18n.init({ lng: 'en', ns: ['ui'], resources: { en: { ui: en }, ar: { ui: ar } } });
/** `?list=page=2`: the initial state of the sample list. */
const list = new URLSearchParams(location.search).get('list');
if (list !== null) history.replaceState(null, '', `${location.pathname}?${list}`);
const router = createBrowserRouter([{ path: '*', element: <Gallery /> }]);
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <UiProvider>
    <RouterProvider router={router} />
  </UiProvider>,
);
