import { Center, LogoMark } from '@academy/shared-ui';

/** The academy's logo in the place of a person's picture. @param size in px. */
export function OfficePicture({ size }: { size: number }) {
  return (
    <Center flexShrink="0" borderRadius="full" bg="brand.subtle" style={{ width: size, height: size }} aria-hidden>
      <LogoMark size={Math.round(size * 0.62)} />
    </Center>
  );
}
