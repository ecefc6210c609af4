import { http } from '@academy/shared-auth';
import * as v from 'valibot';
import { type ShownAcademy, withLinks } from '#/academy.ts';

const text = v.nullable(v.string());
const both = <Text extends v.GenericSchema>(schema: Text) => v.object({ en: schema, ar: schema });
const responseSchema = v.object({
  data: v.object({
    name: both(v.string()),
    logo: v.optional(v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })), null),
    signup_open: v.optional(v.boolean(), true),
    legal_texts: v.optional(v.array(v.string()), []),
    notice: both(v.string()),
    contacts: v.object({ email: text, phone: text, whatsapp: text, address: text, hours: both(text) }),
  }),
});

/** @throws ApiError */
export async function readAcademy(language: 'en' | 'ar', signal?: AbortSignal): Promise<ShownAcademy> {
  const { data } = await http.get('academy', signal ? { signal } : {}).json(responseSchema);
  const { logo, legal_texts } = data;
  const published = (kind: string) => (legal_texts.includes(kind) ? 'published' : '');
  const { email, phone, whatsapp, address, hours } = data.contacts;
  return withLinks({
    name: data.name[language],
    email: email ?? '',
    phone: phone ?? '',
    whatsapp: whatsapp ?? '',
    address: address ?? '',
    hours: hours[language] ?? '',
    notice: data.notice[language],
    logo: logo?.url ?? '',
    logowidth: String(logo?.width ?? ''),
    logoheight: String(logo?.height ?? ''),
    signup: data.signup_open ? 'open' : '',
    terms: published('terms'),
    privacy: published('privacy'),
  });
}
