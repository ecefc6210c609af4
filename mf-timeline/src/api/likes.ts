interface Likeable {
  likes: { user_id: string }[];
}

/** Adds this user's like, once, or removes it. */
export function withLike<Liked extends Likeable>(liked: Liked, userId: string, isLiked: boolean): Liked {
  const others = liked.likes.filter((like) => like.user_id !== userId);
  return { ...liked, likes: isLiked ? [...others, { user_id: userId }] : others };
}
