import { useTranslation } from 'react-i18next';

/** The name of a certificate by its juz; 0 is the whole Quran. */
export function useCertificateName(): (juz: number) => string {
  const { t } = useTranslation('progress');
  return (juz) => (juz === 0 ? t('certificate.all') : t('map.juz', { number: juz }));
}
