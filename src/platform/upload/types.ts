export interface PickedImage {
  /** A local address that an image element can show. */
  readonly preview: string
  readonly bytes: number
}

export interface UploadRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly image: PickedImage
}

export interface Upload {
  /** Lets the user choose pictures; an empty list when he gives up. */
  pickImages(most: number): Promise<readonly PickedImage[]>
  /** Sends one picture as multipart field `file`; resolves to status and text. */
  send(request: UploadRequest): Promise<{ readonly status: number; readonly text: string }>
}
