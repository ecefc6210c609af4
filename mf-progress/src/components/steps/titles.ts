import type { Language } from '@academy/shared-auth';
import type { Level } from '#/api/steps.ts';

/** The name of a level in the language of the page, where it has one. */
export const levelName = ({ level, levelAr }: Pick<Level, 'level' | 'levelAr'>, language: Language): string =>
  language === 'ar' ? (levelAr ?? level) : level;
