import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { defineSettings, textSetting } from '#base/academy/define-settings.ts';

const MAX_TEXT = 1000;

export const documentSettings = defineSettings(
  'safety',
  {
    /** D145: the kinds of documents that must be valid to teach children, one in each line. */
    child_document_kinds: textSetting(MAX_TEXT),
  },
  { child_document_kinds: { en: 'Documents for teaching children', ar: 'وثائق لازمة لتعليم الأطفال' } },
);

/** The kinds of documents that a teacher of children needs. */
export const childKinds = (settings: ReadSettings): string[] => [
  ...new Set(
    settings
      .get(documentSettings.child_document_kinds)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
