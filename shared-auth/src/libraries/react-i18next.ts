/**
 * What remotes get as `react-i18next`: the shell's own copy. `Trans` is in `@academy/shared-auth/trans`, as it would be
 * 3.8 KB more for everybody; a further name is added here.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
