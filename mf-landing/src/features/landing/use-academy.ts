import { useEffect, useMemo, useState } from 'react';
import { type ShownAcademy, withLinks } from '#/academy.ts';
import { readAcademy } from '#/api/academy.ts';

/** The academy as admins have set it; its usual name alone until that has come, or where it does not come. */
export function useAcademy(language: 'en' | 'ar', usualName: string): ShownAcademy {
  const [read, setRead] = useState<ShownAcademy | null>(null);
  useEffect(() => {
    const left = new AbortController();
    readAcademy(language, left.signal).then(setRead, () => {});
    return () => left.abort();
  }, [language]);
  const usual = useMemo(
    () => withLinks({ name: usualName, email: '', phone: '', whatsapp: '', address: '', hours: '' }),
    [usualName],
  );
  return read ?? usual;
}
