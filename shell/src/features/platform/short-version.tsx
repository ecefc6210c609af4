import { Ltr, Span } from '@academy/shared-ui';

/** `1.2.0-a1b2c3d4` as `1.2.0 · a1b2c3d`, with all of it on hover. */
export function ShortVersion({ version }: { version: string }) {
  const [number = version, hash] = version.split('-');
  return (
    <Span title={version} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Ltr>{hash ? `${number} · ${hash.slice(0, 7)}` : number}</Ltr>
    </Span>
  );
}
