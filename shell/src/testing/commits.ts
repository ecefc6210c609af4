import { followCommits } from '#/loading/endless/react-commits.ts';

// React looks for the hook when it is loaded.
followCommits();
