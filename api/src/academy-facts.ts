import type { AddedFacts } from '#modules/academy/academy.schema.ts';
import { noticeWords } from '#modules/classes/status/notice-words.ts';

/** What the academy says about itself from the settings of modules above its own. */
export const addedFacts: AddedFacts = (settings) => ({ notice: noticeWords(settings) });
