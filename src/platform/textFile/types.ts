/** Text files that the learner takes out of the product. */
export interface TextFiles {
  /** Hands a text over as a file of a media type (plain text); false where the client cannot, or the learner would not. */
  give(name: string, text: string, type?: string): Promise<boolean>
}
