import { useTranslation } from '@academy/shared-auth';

/** What a certificate is for, by its juz; 0 is all of the Quran. */
export function useCertificateName(): (juz: number) => string {
  const { t } = useTranslation('progress');
  return (juz) => (juz === 0 ? t('certificate.all') : t('map.juz', { number: juz }));
}
