import { BisectPanel } from './bisect-panel.tsx';
import { bisectStore } from './bisect-state.ts';

/** The panel of the device's search; none if what the device has is no search. */
export default function BisectOfPage() {
  const bisect = bisectStore((state) => state.bisect);
  return bisect && <BisectPanel bisect={bisect} />;
}
