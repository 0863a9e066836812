export type DocumentType = 'docx' | 'pdf'

/** Shows documents in the viewer of the platform. */
export interface DocumentFiles {
  /** Opens a document at an address; false where it cannot be fetched or shown. */
  open(url: string, type: DocumentType): Promise<boolean>
}
