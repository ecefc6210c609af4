import { configure } from '@testing-library/react';

// A busy machine may take its time; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 10_000 });
