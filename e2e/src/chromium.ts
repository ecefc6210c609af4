import { chromiumFlags } from '@academy/platform/conformance';

/** A test's page lives for seconds: optimizing its code costs more than it saves. */
export const chromiumArgs = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev'];

/** A Chromium that shows notifications, which headless Chromium does not. */
export const wholeChromium = process.env.WHOLE_CHROMIUM_PATH || '/usr/bin/chromium';
