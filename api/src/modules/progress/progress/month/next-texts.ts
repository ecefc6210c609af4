import type { Range } from '../quran/ranges.ts';
import { rangesText } from './range-text.ts';

/** The proposals for the next class (H9). */
interface Next {
  data: Range | null;
  near: Range | null;
  far: Range | null;
  reading: Range | null;
}

const names = {
  en: { data: 'New', near: 'Recent revision', far: 'Older revision', reading: 'Recitation' },
  ar: { data: 'الجديد', near: 'المراجعة القريبة', far: 'المراجعة البعيدة', reading: 'التلاوة' },
};
const parts = ['data', 'near', 'far', 'reading'] as const;

/** What to practise next, one line a kind; empty without proposals. */
export function nextTexts(next: Next): { en: string; ar: string } {
  const textIn = (language: 'en' | 'ar') =>
    parts
      .flatMap((part) => {
        const range = next[part];
        return range ? [`${names[language][part]}: ${rangesText([range], language)}`] : [];
      })
      .join('\n');
  return { en: textIn('en'), ar: textIn('ar') };
}
