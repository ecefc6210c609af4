import uiAr from '@academy/shared-ui/locales/ar/ui.json';
import uiEn from '@academy/shared-ui/locales/en/ui.json';
import shellAr from '../../locales/ar/shell.json';
import shellEn from '../../locales/en/shell.json';

/** All texts that the shell itself shows. */
export const texts = { en: { shell: shellEn, ui: uiEn }, ar: { shell: shellAr, ui: uiAr } };
