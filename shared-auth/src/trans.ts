/** A text with elements in it, by react-i18next: an entry of its own, as it is 4 KB that few screens need. */
export { Trans } from 'react-i18next';
