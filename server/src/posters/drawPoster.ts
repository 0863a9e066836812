import type { Poster } from './posterSchema'

export const drawPoster = (poster: Poster, width = 750): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 900" width="${width}"><text x="40" y="100" font-size="60">${poster.title.join('')}</text></svg>`
