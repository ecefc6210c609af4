import { useAcademy, useAcademyName } from '@academy/shared-auth';
import { memo } from 'react';
import { HStack, Span } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { khatim } from './star-tile.ts';

/** A logo is made for a light background. */
const Picture = chakra('img', {
  base: { objectFit: 'contain', _dark: { bg: '#fff', borderRadius: 'sm', padding: '0.5' } },
});

interface LogoMarkProps {
  /** Height in px. */
  size?: number;
  /** Whether there is space for a wide logo: up to four times as wide as high. */
  isWide?: boolean;
  /** The maximum ratio of width to height with less space. */
  ratio?: number;
}

/**
 * The academy's logo; without one the platform's mark: an eight-pointed star that holds an open book, with the dot of a
 * nun above it.
 */
export function LogoMark({ size = 32, isWide = false, ratio = isWide ? 4 : 1 }: LogoMarkProps) {
  const logo = useAcademy((academy) => academy.logo);
  if (logo) {
    const width = Math.min((size * logo.width) / logo.height, size * ratio);
    return <Picture src={logo.url} alt="" style={{ width, height: size }} />;
  }
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d={khatim(20, 20, 19.5)} fill="var(--academy-colors-brand-solid)" />
      <path
        d="M10.5 16.5c3.9-1 7.2-.2 9.500 2.300c2.300-2.500 5.600-3.300 9.500-2.300v9.600c-3.900-1-7.200-.2-9.500 2.300c-2.300-2.500-5.600-3.300-9.500-2.300z"
        fill="none"
        stroke="#fff"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path d="M20 18.800v9.600" stroke="#fff" strokeWidth="1.600" strokeLinecap="round" />
      <path d={khatim(20, 11.6, 2.6)} fill="var(--academy-colors-accent-solid)" />
    </svg>
  );
}

interface LogoProps extends Pick<LogoMarkProps, 'size' | 'ratio'> {
  compact?: boolean;
}

/** Mark and name; with little space only the mark (`compact`), with the name for screen readers. */
export const Logo = memo(({ compact = false, size = 32, ratio = compact ? 1 : 4 }: LogoProps) => {
  const name = useAcademyName();
  return (
    <HStack as="span" gap="2.5" display="inline-flex">
      <LogoMark size={size} ratio={ratio} />
      <Span
        srOnly={compact ? true : undefined}
        fontWeight="semibold"
        fontSize="lg"
        color="fg"
        lineHeight="none"
        whiteSpace="nowrap"
      >
        {name}
      </Span>
    </HStack>
  );
});
