import { hydrateRoot } from 'react-dom/client';
import { StandaloneLanding } from './standalone-landing.tsx';

const root = document.getElementById('landing');
const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
if (root) hydrateRoot(root, <StandaloneLanding language={language} />);
