export const FEED_PATH = '/dashboard/timeline';
export const PENDING_PATH = `${FEED_PATH}/pending`;

export const commentsPath = (id: string): string => `${FEED_PATH}/comments/post/${encodeURIComponent(id)}`;
/** Where the comments begin on the page of a post. */
export const COMMENTS_ID = 'comments';
export const editPath = (id: string): string => `${FEED_PATH}/edit/${encodeURIComponent(id)}`;
/** C6: spelt as the specification lists it. */
export const visibilityPath = (id: string): string => `${FEED_PATH}/post/${encodeURIComponent(id)}/visibilty`;
