import path from 'node:path';
import { readTexts } from '@academy/platform/texts';

const dir = path.resolve(import.meta.dirname, '../..');

/** The remote's texts, in the form that the build makes from their files. */
export const texts = { en: readTexts(dir, 'en', 'users') ?? {}, ar: readTexts(dir, 'ar', 'users') ?? {} };
