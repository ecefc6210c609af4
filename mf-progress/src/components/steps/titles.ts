import type { Language } from '@academy/shared-auth';
import type { Level, StepState } from '#/api/steps.ts';

/** The name of a level in the language of the page, where it has one. */
export const levelName = ({ level, levelAr }: Pick<Level, 'level' | 'levelAr'>, language: Language): string =>
  language === 'ar' ? (levelAr ?? level) : level;

export const toneOf = (state: StepState) => (state === 'passed' ? 'success' : state === 'again' ? 'warning' : 'info');
