import { Box, chakra } from '@academy/shared-ui';
import { BARS } from './peaks.ts';

const HEIGHT = 24;
const [BAR, STEP, LOWEST] = [2, 3, 3];

const Bars = chakra('svg', {
  base: { display: 'block', width: 'full', '& rect': { fill: 'currentColor' } },
});
const Pin = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    width: '2px',
    marginInlineStart: '-1px',
    bg: 'danger.solid',
    borderRadius: 'full',
    pointerEvents: 'none',
  },
});
const Place = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
  },
});

interface WaveformProps {
  /** Empty if they are unknown: then all bars are low. */
  peaks: readonly number[] | null;
  time: number;
  duration: number;
  label: string;
  valueText: string;
  onSeek: (time: number) => void;
  /** The seconds of marked moments. */
  pins?: readonly number[];
  isTall?: boolean;
}

/** A recording's peaks with the played part highlighted; below them a slider for keys, fingers and screen readers. */
export function Waveform({
  peaks,
  time,
  duration,
  label,
  valueText,
  onSeek,
  pins = [],
  isTall = false,
}: WaveformProps) {
  const heard = duration > 0 ? (time / duration) * BARS : 0;
  return (
    <Box position="relative" flex="1" minWidth="0" borderRadius="control" css={focused}>
      <Bars
        aria-hidden
        height={isTall ? '14' : '6'}
        viewBox={`0 0 ${BARS * STEP - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {Array.from({ length: BARS }, (_, index) => {
          const height = Math.max(LOWEST, (peaks?.[index] ?? 0) * HEIGHT);
          return (
            <rect
              key={index}
              x={index * STEP}
              y={(HEIGHT - height) / 2}
              width={BAR}
              height={height}
              rx={1}
              opacity={index < heard ? 1 : 0.35}
            />
          );
        })}
      </Bars>
      {pins.map((pin) => (
        <Pin key={pin} aria-hidden style={{ insetInlineStart: `${(pin / (duration || pin || 1)) * 100}%` }} />
      ))}
      <Place
        type="range"
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
    </Box>
  );
}

const focused = {
  color: 'brand.fg',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
};
