import { tolerateMovedNodes } from '@academy/shared-auth/moved-nodes';
import { hydrateRoot } from 'react-dom/client';
import { academyOf } from '#/academy.ts';
import { wordsOf } from '#/words/page-words.ts';
import { StandaloneLanding } from './standalone-landing.tsx';

tolerateMovedNodes();
const root = document.getElementById('landing');
const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
if (root) {
  const { dataset } = root;
  hydrateRoot(root, <StandaloneLanding language={language} academy={academyOf(dataset)} words={wordsOf(dataset)} />);
}
