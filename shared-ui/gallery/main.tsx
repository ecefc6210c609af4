import '@academy/shared-ui/fonts.css';
import { I18nextProvider, i18n } from '@academy/shared-auth';
import { MemoryRouter } from '@academy/shared-auth/router';
import { UiProvider } from '@academy/shared-ui';
import { createRoot } from 'react-dom/client';
import ar from '../locales/ar/ui.json';
import en from '../locales/en/ui.json';
import { Gallery } from './gallery.tsx';

await i18n.init({ lng: 'en', ns: ['ui'], resources: { en: { ui: en }, ar: { ui: ar } } });
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <I18nextProvider i18n={i18n}>
    <UiProvider>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </UiProvider>
  </I18nextProvider>,
);
