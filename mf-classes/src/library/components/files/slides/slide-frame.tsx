import { drawSlide } from './draw-slide.ts';
import type { Slide } from './read-slides.ts';

const POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'";
const EMPTY = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title></title>`;

interface SlideFrameProps {
  slide: Slide;
  label: string;
  scale: number;
}

/** The frame runs no script and sends no form; it has our origin so that we can draw into it. */
export function SlideFrame({ slide: { content, width, height }, label, scale }: SlideFrameProps) {
  return (
    <div dir="ltr" style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}>
      <iframe
        title={label}
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        tabIndex={-1}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && drawSlide(contentDocument, content)}
        // Clicks go to the region around the frame, so that the arrow keys keep working.
        style={{
          width,
          height,
          border: 0,
          background: '#fff',
          pointerEvents: 'none',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
