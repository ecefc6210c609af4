import { useEffect, useMemo, useState } from 'react';
import { type ShownAcademy, withLinks } from '#/academy.ts';
import { readAcademy } from '#/api/academy.ts';

const unknown = { email: '', phone: '', whatsapp: '', address: '', hours: '', logo: '', logowidth: '', logoheight: '' };
const nothingSet = { ...unknown, notice: '', signup: 'open', terms: '', privacy: '' };

/** The academy as admins have set it; only its default name until it is loaded, or if it cannot be. */
export function useAcademy(language: 'en' | 'ar', usualName: string): ShownAcademy {
  const [read, setRead] = useState<ShownAcademy | null>(null);
  useEffect(() => {
    const left = new AbortController();
    readAcademy(language, left.signal).then(setRead, () => {});
    return () => left.abort();
  }, [language]);
  const usual = useMemo(() => withLinks({ ...nothingSet, name: usualName }), [usualName]);
  return read ?? usual;
}
