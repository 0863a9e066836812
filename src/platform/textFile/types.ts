/** Text files that the learner takes out of the product. */
export interface TextFiles {
  /** Hands a text over as a file; false where the client cannot, or the learner would not. */
  give(name: string, text: string): Promise<boolean>
}
