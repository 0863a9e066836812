/** What the drawing thread is asked: an SVG picture, to be `width` pixels wide. */
export interface RasterTask {
  readonly svg: string
  readonly width: number
}

export type RasterAnswer = { readonly png: Uint8Array } | { readonly error: string }
