import * as v from 'valibot';
import { settingNow } from '#base/academy/academy-settings.ts';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredText } from '#base/http/fields.ts';
import { openChatTextSetting } from '#modules/platform/academy/academy.settings.ts';
import { legalKinds } from './consents.table.ts';

const TEXT_MAX = 30_000;
const openChatText = `${settingNow(openChatTextSetting)}::int`;
const inLanguages = v.object({ en: v.string(), ar: v.string() });
const kind = v.picklist(legalKinds);
const personal = { gives: true } as const;

/** The fields of a legal text, each listed once: of rows `legal_texts l`. */
export const legalTextFields = defineFields({
  kind: { name: { en: 'Text', ar: 'النص' }, body: kind, response: kind, json: 'l.kind' },
  /** From 1, without gaps. */
  version: {
    name: { en: 'Version', ar: 'الإصدار' },
    body: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    response: v.number(),
    json: 'l.version',
  },
  text: {
    body: v.object({ en: requiredText(TEXT_MAX), ar: requiredText(TEXT_MAX) }),
    response: inLanguages,
    json: `json_build_object('en', l.text_en, 'ar', l.text_ar)`,
  },
  /** Whether it says that parents are in conversations of children with teachers (D143). */
  opensChats: {
    body: v.optional(v.boolean(), false),
    response: v.boolean(),
    json: `l.kind = 'monitoring' and ${openChatText} > 0 and l.version >= ${openChatText}`,
  },
  publishedAt: { response: instant, json: instantOf('l.published_at') },
});

/** What a person is given of a consent; it stays after an erasure, without the name. */
export const consentFields = defineFields({
  kind: { column: 'kind', personal },
  version: { column: 'version', personal },
  language: { column: 'language', personal },
  acceptedAt: { column: 'acceptedAt', personal },
});
