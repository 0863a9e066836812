/** A printer. */
export interface Paper {
  /** Whether the client has one. */
  canPrint(): boolean
  /** Offers to print a whole HTML document; false where the client cannot. */
  print(html: string): Promise<boolean>
}
