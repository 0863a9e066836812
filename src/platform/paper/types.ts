/** A printer. */
export interface Paper {
  /** Offers to print a whole HTML document; false where the client cannot. */
  print(html: string): Promise<boolean>
}
