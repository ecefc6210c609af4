import { noticeWords } from '#modules/classes/classes/status/notice-words.ts';
import type { AddedFacts } from '#modules/platform/academy/academy.schema.ts';

/** What the academy says about itself from the settings of modules above its own. */
export const addedFacts: AddedFacts = (settings) => ({ notice: noticeWords(settings) });
