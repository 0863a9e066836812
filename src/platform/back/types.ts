export interface Back {
  /** While it holds, the platform's back calls `onBack` instead of leaving the page; the latest guard is asked first. The answer lets go. */
  guard(onBack: () => void): () => void
}
