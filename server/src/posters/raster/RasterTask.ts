/** A task of the drawing thread: an SVG picture and its target `width` in pixels. */
export interface RasterTask {
  readonly svg: string
  readonly width: number
}

export type RasterAnswer = { readonly png: Uint8Array } | { readonly error: string }
