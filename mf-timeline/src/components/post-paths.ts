export const FEED_PATH = '/dashboard/timeline';
export const PENDING_PATH = `${FEED_PATH}/pending`;

export const commentsPath = (id: string): string => `${FEED_PATH}/comments/post/${encodeURIComponent(id)}`;
/** The start of the comments on the page of a post. */
export const COMMENTS_ID = 'comments';
export const editPath = (id: string): string => `${FEED_PATH}/edit/${encodeURIComponent(id)}`;
/** C6: the specification's spelling. */
export const visibilityPath = (id: string): string => `${FEED_PATH}/post/${encodeURIComponent(id)}/visibilty`;
