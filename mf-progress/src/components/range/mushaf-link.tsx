import { useLanguage } from '@academy/shared-auth';
import { chakra, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { mushafAddress, rangeText } from './range.ts';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textUnderlineOffset: '0.2em',
    borderRadius: 'control',
    _hover: { textDecorationColor: 'current' },
    [touch]: { minHeight: '11' },
  },
});

/** Opens a range in a public mushaf, in a new tab. No scripture is stored here. */
export function MushafLink({ structure, range }: { structure: Structure; range: Range }) {
  const { t } = useTranslation('progress');
  const text = rangeText(structure, range, useLanguage());
  return (
    <Anchor href={mushafAddress(range)} target="_blank" rel="noreferrer" aria-label={t('range.read', { range: text })}>
      {text}
    </Anchor>
  );
}
