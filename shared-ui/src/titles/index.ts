export { TitleText, useTitle } from './title-text.tsx';
