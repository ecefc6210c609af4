import { defineApp } from '@academy/platform/build';

export default defineApp({ dir: import.meta.dirname });
